CREATE TABLE `compliance_item_history` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`item_id` text NOT NULL,
	`at` text NOT NULL,
	`day` text NOT NULL,
	`change` text NOT NULL,
	`due_date` text NOT NULL,
	`previous_due_date` text,
	`status` text NOT NULL,
	`reason` text,
	`relief_id` text,
	FOREIGN KEY (`item_id`,`company_id`) REFERENCES `compliance_items`(`id`,`company_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `compliance_item_history_item` ON `compliance_item_history` (`company_id`,`item_id`,`id`);--> statement-breakpoint
CREATE INDEX `compliance_item_history_day` ON `compliance_item_history` (`company_id`,`day`,`change`);--> statement-breakpoint
CREATE TABLE `calendar_feeds` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`company_id` text,
	`ca_firm_id` text,
	`user_id` text NOT NULL,
	`token_hash` text NOT NULL,
	`label` text NOT NULL,
	`created_at` text NOT NULL,
	`last_read_at` text,
	`revoked_at` text,
	FOREIGN KEY (`ca_firm_id`) REFERENCES `ca_firms`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "calendar_feeds_kind_allowed" CHECK("kind" in ('company', 'staff', 'firm'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `calendar_feeds_token` ON `calendar_feeds` (`token_hash`);--> statement-breakpoint
CREATE INDEX `calendar_feeds_user` ON `calendar_feeds` (`user_id`,`revoked_at`);--> statement-breakpoint
CREATE INDEX `calendar_feeds_company` ON `calendar_feeds` (`company_id`);--> statement-breakpoint
CREATE TABLE `company_events` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`kind` text NOT NULL,
	`subject` text DEFAULT '' NOT NULL,
	`happened_on` text NOT NULL,
	`details` text NOT NULL,
	`recorded_at` text NOT NULL,
	`recorded_on` text NOT NULL,
	`recorded_by` text NOT NULL,
	`recorded_by_name` text NOT NULL,
	`withdrawn_at` text,
	`withdrawn_on` text,
	`withdrawn_by` text,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `company_events_company` ON `company_events` (`company_id`,`kind`,`happened_on`);--> statement-breakpoint
CREATE TABLE `company_facts` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`kind` text NOT NULL,
	`subject` text DEFAULT '' NOT NULL,
	`value` text NOT NULL,
	`holds_from` text NOT NULL,
	`recorded_at` text NOT NULL,
	`recorded_on` text NOT NULL,
	`recorded_by` text NOT NULL,
	`recorded_by_name` text NOT NULL,
	`withdrawn_at` text,
	`withdrawn_on` text,
	`withdrawn_by` text,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `company_facts_company` ON `company_facts` (`company_id`,`kind`,`subject`);--> statement-breakpoint
CREATE TABLE `health_scores` (
	`company_id` text NOT NULL,
	`day` text NOT NULL,
	`score` integer NOT NULL,
	`history` text NOT NULL,
	`items` integer NOT NULL,
	PRIMARY KEY(`company_id`, `day`),
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "health_scores_score_range" CHECK("score" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE `reliefs` (
	`id` text PRIMARY KEY NOT NULL,
	`ca_firm_id` text NOT NULL,
	`kind` text NOT NULL,
	`forms` text NOT NULL,
	`period` text NOT NULL,
	`due_on` text,
	`filed_from` text,
	`filed_by` text,
	`still_asked_bp` integer,
	`reference` text NOT NULL,
	`url` text,
	`notified_on` text NOT NULL,
	`state` text DEFAULT 'proposed' NOT NULL,
	`entered_by` text NOT NULL,
	`entered_by_name` text NOT NULL,
	`entered_at` text NOT NULL,
	`decided_by` text,
	`decided_by_name` text,
	`decided_at` text,
	`decided_on` text,
	`withdrawn_by` text,
	`withdrawn_by_name` text,
	`withdrawn_at` text,
	`withdrawn_on` text,
	FOREIGN KEY (`ca_firm_id`) REFERENCES `ca_firms`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "reliefs_kind_allowed" CHECK("kind" in ('extension', 'fee_waiver')),
	CONSTRAINT "reliefs_state_allowed" CHECK("state" in ('proposed', 'approved', 'refused', 'withdrawn'))
);
--> statement-breakpoint
CREATE INDEX `reliefs_firm` ON `reliefs` (`ca_firm_id`,`state`);--> statement-breakpoint
CREATE TABLE `digests` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`day` text NOT NULL,
	`state` text NOT NULL,
	`claimed_at` text NOT NULL,
	`sent_at` text,
	`lines` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "digests_state_allowed" CHECK("state" in ('claimed', 'sent', 'empty', 'failed'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `digests_user_day` ON `digests` (`user_id`,`day`);--> statement-breakpoint
CREATE INDEX `digests_day` ON `digests` (`day`,`state`);--> statement-breakpoint
ALTER TABLE `compliance_items` ADD `origin` text DEFAULT 'person' NOT NULL;--> statement-breakpoint
ALTER TABLE `compliance_items` ADD `obligation_key` text;--> statement-breakpoint
ALTER TABLE `compliance_items` ADD `period` text;--> statement-breakpoint
ALTER TABLE `compliance_items` ADD `subject` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `compliance_items` ADD `original_due_date` text;--> statement-breakpoint
ALTER TABLE `compliance_items` ADD `moves` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `compliance_items` ADD `waivers` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `compliance_items` ADD `cost_ladder` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `compliance_items` ADD `is_optional` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `compliance_items` ADD `is_unverified` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `compliance_items` ADD `done_on` text;--> statement-breakpoint
ALTER TABLE `compliance_items` ADD `acknowledgement` text;--> statement-breakpoint
ALTER TABLE `compliance_items` ADD `note` text;--> statement-breakpoint
ALTER TABLE `compliance_items` ADD `sequence` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `compliance_items_due` ON `compliance_items` (`company_id`,`due_date`);--> statement-breakpoint
CREATE UNIQUE INDEX `compliance_items_obligation` ON `compliance_items` (`company_id`,`obligation_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `compliance_items_id_company` ON `compliance_items` (`id`,`company_id`);--> statement-breakpoint
CREATE INDEX `compliance_items_form` ON `compliance_items` (`form_type`,`period`,`company_id`);--> statement-breakpoint
ALTER TABLE `companies` ADD `facts_version` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `companies` ADD `tracked_since` text;--> statement-breakpoint
ALTER TABLE `companies` ADD `worked_out_for` text;--> statement-breakpoint
ALTER TABLE `companies` ADD `scored_on` text;--> statement-breakpoint
CREATE INDEX `companies_worked_out` ON `companies` (`worked_out_for`,`id`);