CREATE TABLE `staff_audit` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`session` text,
	`address` text,
	`action` text NOT NULL,
	`subject_kind` text,
	`subject_id` text,
	`detail` text,
	CONSTRAINT "staff_audit_session_short" CHECK("staff_audit"."session" is null or length("staff_audit"."session") = 8),
	CONSTRAINT "staff_audit_subject_whole" CHECK(("staff_audit"."subject_kind" is null) = ("staff_audit"."subject_id" is null)),
	CONSTRAINT "staff_audit_detail_json" CHECK("staff_audit"."detail" is null or json_valid("staff_audit"."detail"))
);
--> statement-breakpoint
CREATE INDEX `staff_audit_newest` ON `staff_audit` ("at" desc,"id" desc);--> statement-breakpoint
CREATE INDEX `staff_audit_subject` ON `staff_audit` (`subject_kind`,`subject_id`,`at`);--> statement-breakpoint
CREATE INDEX `staff_audit_action` ON `staff_audit` (`action`,`at`);