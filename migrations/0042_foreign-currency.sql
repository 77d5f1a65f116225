CREATE TABLE `exchange_rates` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`currency` text NOT NULL,
	`day` text NOT NULL,
	`kind` text NOT NULL,
	`rate` text NOT NULL,
	`source` text NOT NULL,
	`created_by` text NOT NULL,
	`created_by_name` text NOT NULL,
	`created_at` text NOT NULL,
	`removed_at` text,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "exchange_rates_kind_allowed" CHECK("kind" in ('reference', 'bank', 'closing'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `exchange_rates_day` ON `exchange_rates` (`company_id`,`currency`,`day`,`kind`) WHERE removed_at IS NULL;--> statement-breakpoint
CREATE INDEX `exchange_rates_latest` ON `exchange_rates` (`company_id`,`day`);--> statement-breakpoint
CREATE TABLE `foreign_lines` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`account` text NOT NULL,
	`date` text NOT NULL,
	`narration` text NOT NULL,
	`reference` text,
	`minor` integer NOT NULL,
	`balance` integer,
	`line_key` text NOT NULL,
	`voucher_id` text,
	`transit_voucher_id` text,
	`created_by` text NOT NULL,
	`created_by_name` text NOT NULL,
	`created_at` text NOT NULL,
	`removed_at` text,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `foreign_lines_key` ON `foreign_lines` (`company_id`,`account`,`line_key`) WHERE removed_at IS NULL;--> statement-breakpoint
CREATE INDEX `foreign_lines_day` ON `foreign_lines` (`company_id`,`account`,`date`);--> statement-breakpoint
CREATE INDEX `foreign_lines_voucher` ON `foreign_lines` (`company_id`,`voucher_id`);