CREATE TABLE `company_moves` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`kind` text NOT NULL,
	`email` text,
	`moved_firm_id` text,
	`asked_by` text NOT NULL,
	`created_at` text NOT NULL,
	`expires_at` text NOT NULL,
	`decided_at` text,
	`decided_by` text,
	`decision` text,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`asked_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`decided_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "company_moves_kind_allowed" CHECK("kind" in ('hand-over', 'release'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `company_moves_waiting` ON `company_moves` (`company_id`) WHERE decided_at IS NULL;--> statement-breakpoint
CREATE INDEX `company_moves_email` ON `company_moves` (`email`) WHERE decided_at IS NULL;--> statement-breakpoint
CREATE INDEX `company_moves_asked` ON `company_moves` (`asked_by`);--> statement-breakpoint
CREATE TABLE `past_subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`ca_firm_id` text NOT NULL,
	`client_id` text NOT NULL,
	`client_name` text NOT NULL,
	`subscription_type` text NOT NULL,
	`start_date` text NOT NULL,
	`end_date` text NOT NULL,
	`monthly_fee_paise` integer NOT NULL,
	`services_included` text NOT NULL,
	`billing_cycle` text NOT NULL,
	`payment_status` text NOT NULL,
	`created_at` text NOT NULL,
	`left_at` text NOT NULL,
	FOREIGN KEY (`ca_firm_id`) REFERENCES `ca_firms`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "past_subscriptions_subscription_type_allowed" CHECK("subscription_type" in ('basic', 'premium', 'enterprise')),
	CONSTRAINT "past_subscriptions_monthly_fee_paise_range" CHECK("monthly_fee_paise" between 0 and 9999999999)
);
--> statement-breakpoint
CREATE INDEX `past_subscriptions_firm` ON `past_subscriptions` (`ca_firm_id`,`id`);