CREATE TABLE `gst_advance_amendments` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`advance_id` text NOT NULL,
	`gstin` text NOT NULL,
	`period` text NOT NULL,
	`first_period` text NOT NULL,
	`was` text NOT NULL,
	`becomes` text NOT NULL,
	`reason` text NOT NULL,
	`voucher_id` text,
	`created_by` text NOT NULL,
	`created_by_name` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `gst_advance_amendments_one` ON `gst_advance_amendments` (`company_id`,`advance_id`,`period`);--> statement-breakpoint
CREATE INDEX `gst_advance_amendments_period` ON `gst_advance_amendments` (`company_id`,`gstin`,`period`);