/**
 * Every column of every table: whether it says something of a person, what it is for, where it goes and what becomes of
 * it. `inventory.test.ts` holds it against the schema, so that a new column needs a word here.
 * docs/personal-columns.md is printed from it, the privacy page tells its rows, and the downloads of guests and users
 * bring what is marked here.
 */
import type { privacyPolicy } from "#app/messages/en/legal/privacy-policy.ts";

/** Under which row of the privacy page people read what it is for and how long it is kept. */
type PrivacyRow = keyof typeof privacyPolicy.rows | "accounts";

/** Who gets it beside the operator's office. */
type Recipient = "guide and driver" | "hotel" | "gateway" | "mail provider" | "sign-in provider";

/**
 * What becomes of it when its time is over or its person wishes it: "emptied" and "replaced" leave the row, "deleted"
 * takes the row, "kept" leaves it as it is.
 */
type RetentionRule = "emptied" | "replaced" | "deleted" | "kept";

interface PersonalColumn {
	privacyRow: PrivacyRow;
	to: readonly Recipient[];
	fate: RetentionRule;
	/** A token, or a hash of something. No download has it: whoever reads the file could use it. */
	isSecret: boolean;
}

/**
 * When its rows end: with the time for which a booking, a message or a mail is kept, at an expiry of their own, with the
 * account of a user; "erasure": they are deleted where their booking loses its guest's name; "books": they stay, and name no guest.
 */
type RowsEnd = "booking" | "erasure" | "message" | "mail" | "expiry" | "account" | "books";

interface TableInventory {
	/** Of whom it tells. */
	of: "guests" | "visitors" | "staff" | "nobody";
	end: RowsEnd;
	/** Columns without personal data, by their names in SQL. */
	plain: readonly string[];
	personal: Readonly<Record<string, PersonalColumn>>;
}

const personal = (
	privacyRow: PrivacyRow,
	fate: RetentionRule,
	...to: readonly Recipient[]
): PersonalColumn => ({
	privacyRow,
	fate,
	to,
	isSecret: false,
});
const secret = (
	privacyRow: PrivacyRow,
	fate: RetentionRule,
	...to: readonly Recipient[]
): PersonalColumn => ({
	...personal(privacyRow, fate, ...to),
	isSecret: true,
});
/** Names of staff in what they did: they stay, so that it can be asked who did it. */
const doer = personal("accounts", "kept");

const names = (text: string) => text.trim().split(/\s+/);

/** The same of several columns. */
const each = (columns: string, column: PersonalColumn) =>
	Object.fromEntries(names(columns).map((name) => [name, column]));

const nobody = (plain: string): TableInventory => ({
	of: "nobody",
	end: "books",
	plain: names(plain),
	personal: {},
});

/** By the names of the tables in SQL. */
export const inventory: Readonly<Record<string, TableInventory>> = {
	excursions: nobody(`
		id title subtitle description comments category price_adult_cents price_child_cents
		price_bebe_cents capacity start_time duration_minutes cutoff_hours adult_from_age minimum_age
		child_from_age effort included not_included what_to_bring good_to_know activity_place
		activity_time weather_note wheelchair pram pregnancy swimming least_height_cm most_weight_kg
		tax_rate next_tax_rate next_tax_from cancellation_policy needs_guide needs_vehicle
		van_cost_cents guide_cost_cents is_active version created_at updated_at
	`),
	excursion_images: nobody("id excursion_id key alt position width height widths"),
	timetables: nobody(`
		id excursion_id position start_time capacity sells whole_price_cents first_day last_day
		minimum_guests decide_hours version
	`),
	timetable_days: nobody("timetable_id day language position"),
	pickup_points: nobody(`
		id title place lat lng is_active external_ref version created_at updated_at
	`),
	pickup_assignments: nobody("excursion_id pickup_point_id pickup_time"),
	translations: nobody(`
		id excursion_id image_id pickup_point_id extra_id fare_id question_id language field words
		english updated_at
	`),
	extra_stocks: nobody("id title quantity version created_at updated_at"),
	extras: nobody(`
		id excursion_id title note charged for_adults for_children for_bebe price_cents is_required
		stock stock_id position is_active version created_at updated_at
	`),
	fares: nobody(`
		id excursion_id title proof counts_as from_age to_age percent_off price_cents position is_active
		version created_at updated_at
	`),
	questions: nobody(`
		id excursion_id title note kind options asks moment is_required wording position is_active
		created_at updated_at
	`),
	consent_texts: nobody("question_id wording language title note created_at"),
	departures: nobody(`
		id excursion_id timetable_id date start_time capacity state sells whole_price_cents languages
		minimum_guests decide_hours runs_anyway note line price_adult_cents price_child_cents
		price_bebe_cents version created_at updated_at
	`),
	price_rules: nobody(`
		id excursion_id position travel_from travel_to weekdays start_time booked_from booked_to
		adult_cents child_cents bebe_cents cents_by_fare created_at ended_at
	`),
	catalogue_state: nobody("id stamp content"),
	// the operator's, who is a firm and tells the public all of it
	settings: nobody("id facts version updated_at"),
	write_probe: nobody("id written_at"),
	cron_runs: nobody("step started_at ended_at outcome failed_at"),
	hotels: {
		of: "staff",
		end: "books",
		plain: names(`
			id name address phone pickup_point_id payment_mode language is_active external_ref version
			created_at updated_at
		`),
		personal: { partner_user_id: personal("accounts", "emptied") },
	},
	totems: {
		of: "nobody",
		end: "books",
		plain: names("id hotel_id name seen_at revoked_at created_at"),
		personal: { secret_hash: secret("accounts", "kept") },
	},
	totem_enrolments: {
		of: "staff",
		end: "expiry",
		plain: names("id screen expires_at created_at"),
		personal: {
			...each("code_hash secret_hash", secret("address", "deleted")),
			...each("address device", personal("address", "deleted")),
		},
	},
	handovers: {
		of: "guests",
		end: "expiry",
		plain: names(`
			id opened_at desk_opened_at hotel_id totem_id departure_id adults children bebe is_whole
			choices pickup language expires_at created_at
		`),
		personal: each("token_hash watch_hash phone_hash desk_code_hash", secret("handoff", "deleted")),
	},
	resources: {
		of: "staff",
		end: "books",
		plain: names("id kind seats is_active version created_at updated_at"),
		personal: {
			...each("name phone languages", personal("accounts", "kept")),
			user_id: personal("accounts", "emptied"),
		},
	},
	calendar_feeds: {
		of: "staff",
		end: "account",
		plain: names("user_id"),
		personal: {
			secret_hash: secret("accounts", "deleted"),
			created_at: personal("accounts", "deleted"),
		},
	},
	departure_assignments: nobody("departure_id kind resource_id starts_at ends_at"),
	bookings: {
		of: "guests",
		end: "booking",
		plain: names(`
			id departure_id excursion_id title start_time currency cancellation_policy policy_start
			pickup_point_id pickup_time partner hotel_id source hold_expires_at hold_reminder_at version
			updated_at erased_at
		`),
		personal: {
			confirm_id: secret("booking", "replaced", "mail provider"),
			reference: personal("money", "kept", "gateway", "hotel", "guide and driver"),
			idempotency_key: secret("booking", "replaced"),
			...each(
				"date adults children bebe seats is_whole",
				personal("money", "kept", "hotel", "guide and driver"),
			),
			price_cents: personal("money", "kept", "gateway", "hotel"),
			...each("list_price_cents code_id", personal("money", "kept")),
			pickup: personal("money", "kept", "hotel", "guide and driver"),
			name: personal("booking", "replaced", "mail provider", "hotel", "guide and driver"),
			email: personal("booking", "emptied", "mail provider", "gateway", "hotel"),
			...each("phone phone_e164", personal("phone", "emptied", "hotel", "guide and driver")),
			comments: personal("phone", "emptied", "guide and driver"),
			staff_notes: personal("phone", "emptied"),
			guide_notes: personal("phone", "emptied", "guide and driver"),
			language: personal("booking", "emptied"),
			...each("status created_at confirmed_at cancelled_at", personal("money", "kept")),
			unpaid_source: secret("address", "emptied"),
			...each("pay_link_at external_ref", personal("money", "kept")),
		},
	},
	booking_events: {
		of: "guests",
		end: "booking",
		plain: names("id booking_id dedupe_key"),
		personal: {
			type: personal("money", "kept"),
			...each("detail line", personal("money", "emptied")),
			...each("actor_id actor_name impersonator_id", doer),
			created_at: personal("money", "kept"),
		},
	},
	codes: nobody(`
		id code key percent amount_cents travel_from travel_to book_from book_to least_cents
		most_bookings once_per_guest hotel_id combines is_active version created_at updated_at
	`),
	code_excursions: nobody("code_id excursion_id"),
	credits: {
		of: "guests",
		end: "booking",
		plain: names("id booking_id dedupe_key"),
		personal: {
			// whoever has it has the money
			code: secret("money", "kept"),
			...each("amount_cents balance_cents currency reason", personal("money", "kept")),
			note: personal("money", "emptied"),
			expires_on: personal("money", "kept"),
			...each("actor_id actor_name", doer),
			created_at: personal("money", "kept"),
		},
	},
	credit_movements: {
		of: "guests",
		end: "booking",
		plain: names("id credit_id payment_id refund_id dedupe_key"),
		personal: {
			...each("kind amount_cents way", personal("money", "kept")),
			...each("actor_id actor_name", doer),
			created_at: personal("money", "kept"),
		},
	},
	resellers: nobody("id name contract excursion_ids created_at updated_at"),
	reseller_keys: {
		of: "nobody",
		end: "books",
		plain: names("id reseller_id hint is_test expires_at used_at revoked_at created_at"),
		personal: { hash: secret("accounts", "kept") },
	},
	reseller_bookings: {
		of: "guests",
		end: "booking",
		plain: names("booking_id reseller_id uuid net_cents has_pickup refund"),
		personal: {
			content_hash: secret("booking", "replaced"),
			reference: personal("money", "kept"),
			...each("contact guests", personal("booking", "emptied")),
			...each("pickup_hotel pickup_hotel_room", personal("booking", "emptied", "guide and driver")),
			reason: personal("booking", "emptied"),
		},
	},
	reseller_test_bookings: {
		of: "visitors",
		end: "expiry",
		plain: names("id reseller_id uuid revision created_at"),
		personal: { record: personal("booking", "deleted") },
	},
	reseller_subscriptions: {
		of: "nobody",
		end: "books",
		plain: names("id reseller_id url types failing_since ended_at created_at"),
		personal: { headers: secret("accounts", "kept") },
	},
	reseller_notices: nobody(`
		id subscription_id type keys revision attempts next_attempt_at created_at
	`),
	price_lines: {
		of: "guests",
		end: "booking",
		plain: names("booking_id position tax_rate rule_id"),
		personal: each(
			"kind extra_id fare_id quantity unit_cents sum_cents tax_cents reason",
			personal("money", "kept"),
		),
	},
	answers: {
		of: "guests",
		end: "erasure",
		plain: names("booking_id question_id"),
		personal: {
			...each("guest value", personal("answers", "deleted", "guide and driver")),
			...each("wording answered_at", personal("answers", "deleted")),
		},
	},
	boarding_ticks: {
		of: "guests",
		end: "booking",
		plain: names("id booking_id received_at"),
		personal: {
			...each("people state pressed_at", personal("money", "kept")),
			...each("actor_id actor_name", doer),
		},
	},
	boardings: {
		of: "guests",
		end: "booking",
		plain: names("booking_id"),
		personal: {
			...each("state aboard people", personal("money", "kept")),
			marked_by: doer,
			marked_at: personal("money", "kept"),
		},
	},
	departure_events: {
		of: "staff",
		end: "books",
		plain: names("id departure_id type line created_at"),
		personal: each("actor_id actor_name impersonator_id", doer),
	},
	departure_messages: {
		of: "staff",
		end: "books",
		// what was written to all guests of a departure
		plain: names("id key departure_id kind message created_at"),
		personal: each("actor_id actor_name impersonator_id", doer),
	},
	told_guests: {
		of: "guests",
		end: "booking",
		plain: names("message_id booking_id"),
		personal: {
			text: personal("mails", "emptied"),
			reached_at: personal("money", "kept"),
			reached_by: doer,
		},
	},
	weather_choices: {
		of: "guests",
		end: "booking",
		plain: names("booking_id departure_id target_id until chosen_by reminded_at created_at"),
		personal: each("choice cents chosen_at", personal("money", "kept")),
	},
	payments: {
		of: "guests",
		end: "booking",
		plain: names(`
			id booking_id credit_id session_expires_at updated_at asked_times ask_after compared_at
		`),
		personal: {
			gateway: personal("money", "kept"),
			session_id: secret("money", "kept", "gateway"),
			session_url: secret("money", "emptied", "gateway"),
			gateway_payment_id: personal("money", "kept", "gateway"),
			purpose: personal("money", "kept"),
			...each("amount_cents currency", personal("money", "kept", "gateway")),
			...each("status created_at paid_at received_cents", personal("money", "kept")),
			...each("taken_by_id taken_by_name", doer),
		},
	},
	refunds: {
		of: "guests",
		end: "booking",
		plain: names(`
			id payment_id state source gateway_refund_id created_at round attempts next_at claimed_until
			failed_at
		`),
		personal: {
			amount_cents: personal("money", "kept", "gateway"),
			...each("reason is_elsewhere done_at", personal("money", "kept")),
			...each("actor_id actor_name", doer),
		},
	},
	payment_events: nobody("id gateway type payment_id received_at"),
	disputes: {
		of: "guests",
		end: "books",
		plain: names("id gateway payment_id gateway_payment_id due_at event_at updated_at"),
		personal: {
			...each("amount_cents currency reason status", personal("money", "kept", "gateway")),
			created_at: personal("money", "kept"),
		},
	},
	cash_movements: {
		of: "staff",
		end: "books",
		plain: names(`
			id payment_id amount_cents currency dedupe_key created_at handover_id received_id
			credit_movement_id
		`),
		personal: each("person_id person_name", doer),
	},
	cash_handovers: {
		of: "staff",
		end: "books",
		plain: names(`
			id dedupe_key expected_cents declared_cents currency status received_cents goes_to
			is_taken_over created_at closed_at
		`),
		personal: each("giver_id giver_name note receiver_id receiver_name receiver_note", doer),
	},
	reconciliations: nobody("id gateway day next_at progress report finished_at created_at"),
	attention_items: {
		of: "guests",
		end: "booking",
		plain: names(`
			id dedupe_key booking_id payment_id outbox_id reconciliation_id gateway_ref facts due_at
			updated_at
		`),
		personal: {
			...each("kind status amount_cents currency", personal("money", "kept")),
			detail: personal("money", "emptied"),
			line: personal("money", "kept"),
			outcome_line: personal("money", "emptied"),
			...each("created_at settled_at", personal("money", "kept")),
			...each("settled_by_id settled_by_name impersonator_id", doer),
		},
	},
	outbox: {
		of: "guests",
		end: "mail",
		plain: names("id dedupe_key booking_id is_secret attempts next_attempt_at expires_at"),
		personal: {
			...each(
				"recipient reply_to subject text_body",
				personal("mails", "emptied", "mail provider"),
			),
			// the same words with their look
			html_body: secret("mails", "emptied", "mail provider"),
			status: personal("mails", "kept"),
			last_error: secret("mails", "emptied"),
			...each("created_at sent_at", personal("mails", "kept")),
			provider_id: secret("mails", "emptied", "mail provider"),
			...each("returned_as returned_at", personal("mails", "kept")),
		},
	},
	contact_messages: {
		of: "visitors",
		end: "message",
		plain: names("id created_at status handled_at"),
		personal: {
			idempotency_key: secret("messages", "deleted"),
			...each("name email message", personal("messages", "deleted", "mail provider")),
			...each("handled_by_id handled_by_name impersonator_id", personal("accounts", "deleted")),
		},
	},
	waiting_parties: {
		of: "guests",
		end: "message",
		plain: names(`
			id departure_id position booking_id pickup_point_id passed_over_at passed_over_seats called_at
			end ended_at created_at
		`),
		personal: {
			secret: secret("waitingList", "deleted", "mail provider"),
			...each("adults children bebe", personal("waitingList", "deleted", "mail provider")),
			seats: personal("waitingList", "deleted"),
			...each("name email", personal("waitingList", "deleted", "mail provider")),
			...each("phone phone_e164 language", personal("waitingList", "deleted")),
		},
	},
	waiting_events: {
		of: "visitors",
		end: "message",
		plain: names("id party_id type created_at"),
		personal: { actor_name: personal("accounts", "deleted") },
	},
	sandbox_checkouts: nobody(`
		id payment_id description amount_cents refunded_cents currency success_url cancel_url status
		expires_at
	`),
	users: {
		of: "staff",
		end: "account",
		plain: [],
		personal: {
			id: personal("accounts", "deleted"),
			...each("name email", personal("accounts", "deleted", "mail provider")),
			email_verified: personal("accounts", "deleted"),
			image: personal("accounts", "deleted", "sign-in provider"),
			...each(
				"role banned ban_reason ban_expires two_factor_enabled language created_at updated_at",
				personal("accounts", "deleted"),
			),
		},
	},
	accounts: {
		of: "staff",
		end: "account",
		plain: names("id user_id"),
		personal: {
			provider_id: personal("accounts", "deleted"),
			account_id: personal("accounts", "deleted", "sign-in provider"),
			password: secret("accounts", "deleted"),
			...each("access_token refresh_token", secret("accounts", "deleted", "sign-in provider")),
			id_token: secret("accounts", "deleted"),
			...each(
				"access_token_expires_at refresh_token_expires_at scope created_at updated_at",
				personal("accounts", "deleted"),
			),
		},
	},
	sessions: {
		of: "staff",
		end: "expiry",
		plain: names("id user_id"),
		personal: {
			token: secret("accounts", "deleted"),
			...each(
				`
				expires_at confirmed_at second_factor ip_address user_agent impersonated_by created_at
				updated_at
			`,
				personal("accounts", "deleted"),
			),
		},
	},
	known_devices: {
		of: "staff",
		end: "expiry",
		plain: names("user_id"),
		personal: {
			device_hash: secret("accounts", "deleted"),
			...each("created_at seen_at", personal("accounts", "deleted")),
		},
	},
	passkeys: {
		of: "staff",
		end: "account",
		plain: names("id user_id"),
		personal: {
			name: personal("accounts", "deleted"),
			...each("credential_id public_key", secret("accounts", "deleted")),
			...each(
				"counter device_type backed_up transports aaguid created_at last_used_at",
				personal("accounts", "deleted"),
			),
		},
	},
	verifications: {
		of: "staff",
		end: "expiry",
		plain: names("id attempts expires_at created_at updated_at"),
		personal: each("identifier value", secret("accounts", "deleted")),
	},
	two_factors: {
		of: "staff",
		end: "account",
		plain: names("id user_id"),
		personal: {
			secret: secret("accounts", "deleted"),
			...each(
				"confirmed_at last_step failures locked_until created_at",
				personal("accounts", "deleted"),
			),
		},
	},
	recovery_codes: {
		of: "staff",
		end: "account",
		plain: names("factor_id"),
		personal: { hash: secret("accounts", "deleted") },
	},
	user_events: {
		of: "staff",
		end: "books",
		plain: names("id"),
		personal: each("user_id type detail actor_id actor_name impersonator_id created_at", doer),
	},
	catalogue_events: {
		of: "staff",
		end: "books",
		plain: names("id subject subject_id line created_at"),
		personal: each("actor_id actor_name impersonator_id", doer),
	},
};
