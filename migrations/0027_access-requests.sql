CREATE TABLE `access_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`company_id` text,
	`ca_firm_id` text,
	`reason` text,
	`created_at` text NOT NULL,
	`decided_at` text,
	`decided_by` text,
	`decision` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`ca_firm_id`) REFERENCES `ca_firms`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`decided_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `access_requests_company` ON `access_requests` (`company_id`,`user_id`) WHERE decided_at IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `access_requests_firm` ON `access_requests` (`ca_firm_id`,`user_id`) WHERE decided_at IS NULL;--> statement-breakpoint
CREATE INDEX `access_requests_user` ON `access_requests` (`user_id`);--> statement-breakpoint
CREATE INDEX `companies_cin` ON `companies` (`cin`);