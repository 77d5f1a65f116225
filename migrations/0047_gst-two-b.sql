CREATE TABLE `gst_two_b_decisions` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`gstin` text NOT NULL,
	`two_b_period` text NOT NULL,
	`line_key` text NOT NULL,
	`period` text NOT NULL,
	`action` text NOT NULL,
	`section` text,
	`bill_ids` text NOT NULL,
	`remark` text,
	`decided_on` text NOT NULL,
	`decided_at` text NOT NULL,
	`decided_by` text NOT NULL,
	`decided_by_name` text NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "gst_two_b_decisions_action_allowed" CHECK("action" in ('accept', 'hold', 'block', 'reject', 'undo'))
);
--> statement-breakpoint
CREATE INDEX `gst_two_b_decisions_line` ON `gst_two_b_decisions` (`company_id`,`gstin`,`two_b_period`,`line_key`);--> statement-breakpoint
CREATE TABLE `gst_two_b_files` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`gstin` text NOT NULL,
	`period` text NOT NULL,
	`file_name` text,
	`file_key` text NOT NULL,
	`sha256` text NOT NULL,
	`bytes` integer NOT NULL,
	`made_on` text,
	`line_count` integer NOT NULL,
	`notices` text NOT NULL,
	`imported_on` text NOT NULL,
	`imported_at` text NOT NULL,
	`imported_by` text NOT NULL,
	`imported_by_name` text NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `gst_two_b_files_content` ON `gst_two_b_files` (`company_id`,`sha256`);--> statement-breakpoint
CREATE INDEX `gst_two_b_files_period` ON `gst_two_b_files` (`company_id`,`gstin`,`period`,`imported_at`);--> statement-breakpoint
CREATE TABLE `gst_two_b_pieces` (
	`file_id` text NOT NULL,
	`piece` integer NOT NULL,
	`company_id` text NOT NULL,
	`lines` text NOT NULL,
	PRIMARY KEY(`file_id`, `piece`),
	FOREIGN KEY (`file_id`) REFERENCES `gst_two_b_files`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `gst_two_b_pieces_company` ON `gst_two_b_pieces` (`company_id`);