ALTER TABLE `transaction_splits` ADD `gst_applicable` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `transaction_splits` ADD `gst_mode` text;--> statement-breakpoint
ALTER TABLE `transaction_splits` ADD `tds_applicable` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `transaction_splits` ADD `tds_section` text;