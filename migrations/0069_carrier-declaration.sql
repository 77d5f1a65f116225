DROP INDEX `tds_deductions_source`;--> statement-breakpoint
CREATE UNIQUE INDEX `tds_deductions_source` ON `tds_deductions` (`company_id`,`source_kind`,`source_id`,`code`,reason_flag IS 'T',CASE WHEN certificate_id IS NULL THEN '' ELSE certificate_id END) WHERE source_id is not null and withdrawn_on is null;--> statement-breakpoint
ALTER TABLE `parties` ADD `carrier_from` text;--> statement-breakpoint
ALTER TABLE `parties` ADD `carrier_until` text;