CREATE TABLE `benefit_applications` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`benefit` text NOT NULL,
	`applied_on` text NOT NULL,
	`number` text,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`created_by_name` text NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `benefit_applications_company` ON `benefit_applications` (`company_id`,`benefit`,`id`);--> statement-breakpoint
CREATE TABLE `benefit_validations` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`tested_on` text NOT NULL,
	`answers` text NOT NULL,
	`result` text NOT NULL,
	`created_at` text NOT NULL,
	`created_by` text NOT NULL,
	`created_by_name` text NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `benefit_validations_company` ON `benefit_validations` (`company_id`,`id`);