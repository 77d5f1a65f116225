CREATE TABLE `itr_simulations` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`year` text NOT NULL,
	`name` text,
	`source` text NOT NULL,
	`facts` text NOT NULL,
	`known_on` text NOT NULL,
	`best` text NOT NULL,
	`cost_paise` integer NOT NULL,
	`balance_paise` integer NOT NULL,
	`created_by` text NOT NULL,
	`created_by_name` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "itr_simulations_source_allowed" CHECK("source" in ('books', 'typed')),
	CONSTRAINT "itr_simulations_best_allowed" CHECK("best" in ('holiday', 'normal', 'manufacturing_25', 'concessional_22', 'new_manufacturing_15'))
);
--> statement-breakpoint
CREATE INDEX `itr_simulations_company` ON `itr_simulations` (`company_id`,`id`);