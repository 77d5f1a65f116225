CREATE TABLE `company_invitations` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`email` text NOT NULL,
	`role` text NOT NULL,
	`token_hash` text NOT NULL,
	`invited_by` text NOT NULL,
	`created_at` text NOT NULL,
	`expires_at` text NOT NULL,
	`accepted_at` text,
	`accepted_by` text,
	`revoked_at` text,
	`ends_on` text,
	`reason` text,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`invited_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`accepted_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "company_invitations_role_allowed" CHECK("role" in ('founder', 'viewer', 'signatory', 'auditor'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `company_invitations_token` ON `company_invitations` (`token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `company_invitations_waiting` ON `company_invitations` (`company_id`,`email`) WHERE accepted_at IS NULL AND revoked_at IS NULL;--> statement-breakpoint
CREATE INDEX `company_invitations_company` ON `company_invitations` (`company_id`,`created_at`);