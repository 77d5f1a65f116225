ALTER TABLE `security_events` ADD `kind` text DEFAULT 'refused' NOT NULL;--> statement-breakpoint
ALTER TABLE `security_events` ADD `ca_firm_id` text;--> statement-breakpoint
ALTER TABLE `security_events` ADD `network_hash` text;--> statement-breakpoint
CREATE INDEX `security_events_firm` ON `security_events` (`ca_firm_id`,`id`) WHERE ca_firm_id is not null;--> statement-breakpoint
CREATE INDEX `security_events_actor` ON `security_events` (`actor_id`,`id`) WHERE ca_firm_id is null and company_id is null;