CREATE TABLE `tax_audit_answers` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`year` text NOT NULL,
	`clause` text NOT NULL,
	`answer` text NOT NULL,
	`text` text,
	`amount_paise` integer,
	`version` integer NOT NULL,
	`answered_by` text NOT NULL,
	`answered_by_name` text NOT NULL,
	`answered_at` text NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "tax_audit_answers_answer_allowed" CHECK("answer" in ('none', 'reported'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tax_audit_answers_clause` ON `tax_audit_answers` (`company_id`,`year`,`clause`);