ALTER TABLE `compliance_items` ADD `waits_for` text;--> statement-breakpoint
ALTER TABLE `compliance_items` ADD `waits_name` text;--> statement-breakpoint
ALTER TABLE `compliance_items` ADD `waits_what` text;--> statement-breakpoint
CREATE INDEX `compliance_items_firm_waits` ON `compliance_items` (`calendar_firm_id`,`waits_for`,`due_date`) WHERE waits_for is not null;