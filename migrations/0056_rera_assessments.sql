CREATE TABLE `rera_assessments` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`state` text NOT NULL,
	`registration_required` integer NOT NULL,
	`agent_license_required` integer NOT NULL,
	`registration_number` text,
	`compliance_status` text NOT NULL,
	`last_assessment_date` text NOT NULL,
	`next_review_date` text,
	`risk_level` text,
	`score` integer,
	`exposure_paise` integer,
	`notes` text,
	`assessed_by` text NOT NULL,
	`assessed_by_name` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "rera_assessments_compliance_status_allowed" CHECK("compliance_status" in ('compliant', 'monitor', 'action_needed'))
);
--> statement-breakpoint
CREATE INDEX `rera_assessments_state` ON `rera_assessments` (`company_id`,`state`,`created_at`);