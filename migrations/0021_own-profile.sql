CREATE TABLE `address_changes` (
	`user_id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`token_hash` text NOT NULL,
	`created_at` text NOT NULL,
	`expires_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `address_changes_tokenHash_unique` ON `address_changes` (`token_hash`);--> statement-breakpoint
CREATE TABLE `digest_settings` (
	`user_id` text PRIMARY KEY NOT NULL,
	`wish` text NOT NULL,
	`chosen_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "digest_settings_wish_allowed" CHECK("wish" in ('daily', 'when-due', 'never'))
);
--> statement-breakpoint
ALTER TABLE `mails` ADD `unsubscribe` text;