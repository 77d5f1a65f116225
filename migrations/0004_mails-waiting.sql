ALTER TABLE `mails` ADD `tries` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `mails` ADD `failure` text;--> statement-breakpoint
ALTER TABLE `mails` ADD `retry_at` text;--> statement-breakpoint
CREATE INDEX `mails_retry` ON `mails` (`retry_at`);