CREATE TABLE `gst_set_offs` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`gstin` text NOT NULL,
	`period` text NOT NULL,
	`last_month` text NOT NULL,
	`round` integer NOT NULL,
	`filed_on` text NOT NULL,
	`closing_igst_paise` integer NOT NULL,
	`closing_cgst_paise` integer NOT NULL,
	`closing_sgst_paise` integer NOT NULL,
	`closing_cess_paise` integer NOT NULL,
	`figures` text NOT NULL,
	`created_by` text NOT NULL,
	`created_by_name` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `gst_set_offs_one` ON `gst_set_offs` (`company_id`,`gstin`,`period`,`round`);