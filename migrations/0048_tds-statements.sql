CREATE TABLE `salary_declarations` (
	`company_id` text NOT NULL,
	`employee_id` text NOT NULL,
	`year` text NOT NULL,
	`regime` text NOT NULL,
	`declared` text NOT NULL,
	`earlier_salary_paise` integer NOT NULL,
	`earlier_tax_paise` integer NOT NULL,
	`other_income_paise` integer NOT NULL,
	`changed_at` text NOT NULL,
	PRIMARY KEY(`employee_id`, `year`),
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`employee_id`) REFERENCES `salary_employees`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "salary_declarations_regime_allowed" CHECK("regime" in ('new', 'old'))
);
--> statement-breakpoint
CREATE INDEX `salary_declarations_company` ON `salary_declarations` (`company_id`,`year`);--> statement-breakpoint
CREATE TABLE `salary_employees` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`number` text NOT NULL,
	`name` text NOT NULL,
	`pan` text,
	`birth_date` text,
	`is_woman` integer NOT NULL,
	`has_disability` integer NOT NULL,
	`is_director` integer NOT NULL,
	`joined_on` text NOT NULL,
	`left_on` text,
	`fund` text NOT NULL,
	`fund_from` text,
	`is_insured` integer NOT NULL,
	`taxed_state` text,
	`created_at` text NOT NULL,
	`changed_at` text NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "salary_employees_fund_allowed" CHECK("fund" in ('none', 'ceiling', 'full'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `salary_employees_number` ON `salary_employees` (`company_id`,`number`);--> statement-breakpoint
CREATE TABLE `salary_terms` (
	`company_id` text NOT NULL,
	`employee_id` text NOT NULL,
	`from_month` text NOT NULL,
	`basic_paise` integer NOT NULL,
	`rent_allowance_paise` integer NOT NULL,
	`other_allowance_paise` integer NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`employee_id`, `from_month`),
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`employee_id`) REFERENCES `salary_employees`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `salary_terms_company` ON `salary_terms` (`company_id`,`employee_id`);--> statement-breakpoint
CREATE TABLE `salary_run_lines` (
	`id` text NOT NULL,
	`company_id` text NOT NULL,
	`run_id` text NOT NULL,
	`employee_id` text NOT NULL,
	`is_left_out` integer NOT NULL,
	`unpaid_days` integer NOT NULL,
	`bonus_paise` integer NOT NULL,
	`arrears_paise` integer NOT NULL,
	`recovered_paise` integer NOT NULL,
	`fund_wages_paise` integer,
	`tax_set_paise` integer,
	`gross_paise` integer NOT NULL,
	`professional_tax_paise` integer NOT NULL,
	`tax_paise` integer NOT NULL,
	`net_paise` integer NOT NULL,
	`pay` text,
	PRIMARY KEY(`run_id`, `employee_id`),
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`run_id`) REFERENCES `salary_runs`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`employee_id`) REFERENCES `salary_employees`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `salary_run_lines_employee` ON `salary_run_lines` (`company_id`,`employee_id`);--> statement-breakpoint
CREATE TABLE `salary_runs` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`month` text NOT NULL,
	`status` text NOT NULL,
	`paid_on` text NOT NULL,
	`version` integer NOT NULL,
	`voucher_ids` text NOT NULL,
	`gross_paise` integer NOT NULL,
	`net_paise` integer NOT NULL,
	`tax_paise` integer NOT NULL,
	`administration_paise` integer NOT NULL,
	`created_by_name` text NOT NULL,
	`created_at` text NOT NULL,
	`posted_at` text,
	`reversed_at` text,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "salary_runs_status_allowed" CHECK("status" in ('draft', 'posted', 'reversed'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `salary_runs_month` ON `salary_runs` (`company_id`,`month`) WHERE status <> 'reversed';--> statement-breakpoint
CREATE TABLE `tds_corrections` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`form` text NOT NULL,
	`kind` text NOT NULL,
	`quarter` text NOT NULL,
	`number` integer NOT NULL,
	`corrects_receipt` text,
	`reason` text NOT NULL,
	`opened_on` text NOT NULL,
	`filed_on` text,
	`receipt` text,
	`created_by_name` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `tds_corrections_quarter` ON `tds_corrections` (`company_id`,`quarter`,`kind`);--> statement-breakpoint
CREATE TABLE `tds_deductors` (
	`company_id` text PRIMARY KEY NOT NULL,
	`branch` text,
	`address` text NOT NULL,
	`state_code` text NOT NULL,
	`pin` text NOT NULL,
	`email` text NOT NULL,
	`phone_area` text,
	`phone_number` text,
	`person_name` text NOT NULL,
	`person_designation` text NOT NULL,
	`person_pan` text NOT NULL,
	`person_address` text NOT NULL,
	`person_state_code` text NOT NULL,
	`person_pin` text NOT NULL,
	`person_email` text NOT NULL,
	`person_mobile` text,
	`changed_at` text NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TRIGGER `tds_deductions_filed` BEFORE INSERT ON `tds_deductions`
WHEN EXISTS (SELECT 1 FROM company_events e WHERE e.company_id = NEW.company_id AND e.kind = 'filing' AND e.withdrawn_on IS NULL
  AND e.subject LIKE (CASE NEW.act || NEW.statement WHEN '1961salary' THEN '24Q' WHEN '1961residents' THEN '26Q' WHEN '1961non-residents' THEN '27Q'
      WHEN '2025salary' THEN '138' WHEN '2025residents' THEN '140' ELSE '144' END)
    || '|' || substr(NEW.quarter, 1, 4) || '-' || printf('%02d', (substr(NEW.quarter, 1, 4) + 1) % 100) || ' ' || substr(NEW.quarter, 6) || '|%')
  AND NOT EXISTS (SELECT 1 FROM tds_corrections k WHERE k.company_id = NEW.company_id AND k.quarter = NEW.quarter
    AND k.kind = NEW.statement AND k.filed_on IS NULL)
BEGIN
  SELECT RAISE(ABORT, 'the quarter is filed');
END;
--> statement-breakpoint
CREATE TRIGGER `tds_deductions_filed_back` BEFORE UPDATE OF `withdrawn_on` ON `tds_deductions`
WHEN NEW.withdrawn_on IS NOT NULL AND OLD.withdrawn_on IS NULL
  AND EXISTS (SELECT 1 FROM company_events e WHERE e.company_id = NEW.company_id AND e.kind = 'filing' AND e.withdrawn_on IS NULL
  AND e.subject LIKE (CASE NEW.act || NEW.statement WHEN '1961salary' THEN '24Q' WHEN '1961residents' THEN '26Q' WHEN '1961non-residents' THEN '27Q'
      WHEN '2025salary' THEN '138' WHEN '2025residents' THEN '140' ELSE '144' END)
    || '|' || substr(NEW.quarter, 1, 4) || '-' || printf('%02d', (substr(NEW.quarter, 1, 4) + 1) % 100) || ' ' || substr(NEW.quarter, 6) || '|%')
  AND NOT EXISTS (SELECT 1 FROM tds_corrections k WHERE k.company_id = NEW.company_id AND k.quarter = NEW.quarter
    AND k.kind = NEW.statement AND k.filed_on IS NULL)
BEGIN
  SELECT RAISE(ABORT, 'the quarter is filed');
END;
