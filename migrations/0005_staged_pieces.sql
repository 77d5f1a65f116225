CREATE TABLE `staged_pieces` (
	`id` text PRIMARY KEY NOT NULL,
	`batch_id` text NOT NULL,
	`piece` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `staged_pieces_batch` ON `staged_pieces` (`batch_id`);--> statement-breakpoint
CREATE INDEX `staged_pieces_created` ON `staged_pieces` (`created_at`);