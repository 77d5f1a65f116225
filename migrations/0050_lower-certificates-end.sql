ALTER TABLE `tds_lower_certificates` ADD `ended_on` text;--> statement-breakpoint
ALTER TABLE `tds_lower_certificates` ADD `end_reason` text;