ALTER TABLE `tds_challan_uses` ADD `surcharge_paise` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `tds_challan_uses` ADD `cess_paise` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `tds_challan_uses` ADD `recorded_at` text;--> statement-breakpoint
ALTER TABLE `tds_deductions` ADD `surcharge_paise` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `tds_deductions` ADD `cess_paise` integer DEFAULT 0 NOT NULL;