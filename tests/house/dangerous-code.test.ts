import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface Rule {
	/** What could go wrong. */
	attack: string;
	pattern: RegExp;
	/** Files in which it may stand, because what they give it is our own. */
	allowed?: string[];
	/** Which files the rule is for; without it all. */
	isOf?: RegExp;
}

const islands = "app/islands/";
const rules: Record<string, Rule> = {
	"code made of text": {
		attack: "what somebody typed runs as a program",
		pattern: /\beval\(|new Function\(|setTimeout\(\s*["'`]/,
	},
	"programs of the machine": {
		attack: "what somebody typed becomes a command",
		pattern: /child_process|\bexec(?:File|Sync)?\(["'`]/,
	},
	"markup made of text": {
		attack: "what somebody typed becomes a part of the page",
		pattern:
			/dangerouslySetInnerHTML|innerHTML\s*=[^=]|outerHTML\s*=[^=]|insertAdjacentHTML|document\.write/,
		allowed: [`${islands}widget.tsx`],
	},
	"expressions made of text": {
		attack: "what somebody typed is read as a pattern, or one that takes for ever",
		pattern: /new RegExp\(/,
		// the second takes the operator's own settings
		allowed: ["app/page-cache/page-address.server.ts", "app/account/trusted-url.ts"],
	},
	"a parser of XML": {
		attack: "an entity of a document reads a file or another server",
		pattern: /(?:text|application)\/xml["']\)|XMLParser|xml2js|libxml/,
	},
	"SQL of other words than our own": {
		attack: "what somebody typed becomes a part of a statement",
		pattern: /sql\.raw\(/,
		// names of tables and columns, and words of our own lists
		allowed: [
			"app/sales/mails/guest-words.server.ts",
			"app/sales/mails/returned-mail.server.ts",
			"app/operations/boarding/ticks/boarding.server.ts",
			"app/departures/seats/seats-taken.server.ts",
			"app/database/schema/bookings.server.ts",
			"app/database/schema/columns.server.ts",
			"app/database/status-list.server.ts",
			"app/departures/departure-times.server.ts",
			"app/departures/editor/save/save-excursion.server.ts",
			"app/partners/totem-hotel.server.ts",
			"app/sales/dispute.server.ts",
			"app/sales/payments/payment-money.server.ts",
		],
	},
	"weak hashes and ciphers": {
		attack: "two contents with one hash, or a cipher that shows patterns",
		pattern: /\b(?:MD5|SHA-?1|AES-(?:ECB|CBC|CTR)|RSAES-PKCS1|DES)\b["'`]/i,
		// Pwned Passwords keeps SHA-1; nothing of ours rests on it
		allowed: ["app/account/password/breached-passwords.server.ts"],
	},
	"random numbers that can be guessed": {
		attack: "the next token is computed from the last",
		pattern: /Math\.random\(/,
		// how long something rests
		allowed: [
			"app/database/client.server.ts",
			"app/database/write-gate.ts",
			"app/outbox/delivery.server.ts",
			"app/partners/octo/tell-resellers.server.ts",
			"app/sales/payments/refunds/refunds.server.ts",
		],
	},
	"messages of other windows": {
		attack: "another site's page sends what ours believes",
		pattern: /window\.addEventListener\(\s*["']message["']|\bonmessage\b|window\.open\(|\.opener\b/,
	},
	"connections that stay open": {
		attack: "a WebSocket has no check of its origin by itself",
		pattern: /new WebSocket\(|new EventSource\(|WebSocketPair/,
	},
	"headers that a visitor can write": {
		attack: "a visitor names another address, and has no limit",
		pattern: /["'](?:x-forwarded-[\w-]+|x-real-ip|true-client-ip|forwarded)["']/i,
	},
	"fields that refuse what is pasted": {
		attack: "a password manager can't fill them, so people choose short passwords",
		pattern: /onPaste=/,
	},
	UUIDs: {
		attack: "a UUID has 122 random bits, and what opens something needs 128",
		pattern: /randomUUID\(/,
		// they open nothing: they tell one press, draft, message or request from another
		allowed: [
			// a reseller's booking and its guests, which open by the reseller's key alone
			"app/partners/octo/planned-guests.ts",
			"app/partners/octo/subscriptions.server.ts",
			"app/api/octo/octo-bookings.server.ts",
			"app/operations/boarding/offline/offline-queue.ts",
			"app/operations/departures/save-excursion-and-bookings.server.ts",
			"app/operations/boarding/ticks/boarding.server.ts",
			"app/dashboard/bookings/booking-change.tsx",
			"app/dashboard/bookings/booking-edit.tsx",
			"app/dashboard/bookings/booking-excursion.tsx",
			"app/dashboard/bookings/booking.tsx",
			"app/dashboard/bookings/new-booking.tsx",
			"app/dashboard/cash/cash.tsx",
			"app/dashboard/credits/credits.tsx",
			"app/dashboard/departures/departure-message.tsx",
			"app/dashboard/incidents/incidents.tsx",
			"app/entry.server.tsx",
			"app/departures/editor/save/create-excursion.server.ts",
			"app/request/flash.server.ts",
			"app/request/request-event.server.ts",
		],
	},
	"calls to others": {
		attack: "the worker asks an address that somebody typed",
		pattern: /(?<![.\w])fetch\(|\?\? fetch\b/,
		allowed: [
			"app/account/oauth/provider-calls.server.ts",
			"app/account/password/breached-passwords.server.ts",
			"app/database/client.server.ts",
			"app/outbound/turnstile.server.ts",
			"app/outbox/mailer.server.ts",
			// an address that a reseller typed: `isPublicAddress`
			"app/partners/octo/tell-resellers.server.ts",
		],
		isOf: /\.server\.tsx?$/,
	},
	"settings read elsewhere than at the door": {
		attack: "a secret is read, and shown, by whatever imports it",
		pattern: /process\.env|cloudflare:workers/,
	},
	"a log beside the log": {
		attack: "what only `app/log` removes reaches the log: names, addresses, tokens",
		pattern: /console\.(?:log|info|warn|error|debug)\(/,
		allowed: [
			"app/log/wide-event.server.ts",
			// in the browser of a hotel's screen
			"app/totem/device/use-offline-worker.ts",
		],
	},
	"an answer for every site": {
		attack: "another site's script reads an answer to its visitor",
		pattern: /Access-Control-Allow-/i,
	},
};

const files = globSync(["app/**/*.{ts,tsx}", "workers/*.ts"])
	.filter((path) => !/\.test\.tsx?$/.test(path))
	.map((path) => ({ path, code: readFileSync(path, "utf8") }));

test.each(Object.entries(rules))("%s: nowhere but where it is our own", (_name, rule) => {
	const dangers = files
		.filter(({ path, code }) => (rule.isOf?.test(path) ?? true) && rule.pattern.test(code))
		.map(({ path }) => path);
	const allowed = rule.allowed ?? [];
	expect(dangers.filter((path) => !allowed.includes(path))).toEqual([]);
	// a rule that finds nothing where it must find something is broken
	expect(allowed.filter((path) => !dangers.includes(path))).toEqual([]);
});

test("calls that carry a secret follow no redirect", () => {
	for (const path of rules["calls to others"]?.allowed ?? [])
		expect([path, readFileSync(path, "utf8")]).toEqual([
			path,
			expect.stringContaining('redirect: "manual"'),
		]);
});

test("every field of a password hides it and says to password managers which one it is", () => {
	const count = (code: string, pattern: RegExp) => [...code.matchAll(pattern)].length;
	const fields = files
		.filter(({ code }) => /type="password"|autoComplete="(?:current|new)-password"/.test(code))
		.map(({ path, code }) => [
			path,
			count(code, /type="password"/g),
			count(code, /autoComplete="(?:current|new)-password"/g),
		]);
	expect(fields.length).toBeGreaterThanOrEqual(4);
	expect(fields.filter(([, hidden, autoComplete]) => hidden !== autoComplete)).toEqual([]);
});

test("everything that hashes, signs or encrypts is in the inventory of docs/security.md", () => {
	const inventory = readFileSync("docs/security.md", "utf8");
	const used = files.filter(({ code }) =>
		/@oslojs\/crypto|from "jose"|node:crypto|crypto\.subtle/.test(code),
	);
	expect(used.length).toBeGreaterThan(10);
	expect(used.map(({ path }) => path).filter((path) => !inventory.includes(`\`${path}\``))).toEqual(
		[],
	);
});
