import { expect, test } from "vitest";
import { lazilyParsed } from "./parsed-files.ts";
import { textsInCode, textsOf } from "./screen-texts.ts";

/** What looks like a text, and is none for guests or staff; by file, with the words as they stand there. */
const forOthers: Record<string, RegExp> = {
	// engineers and whoever deploys
	"app/configuration/": /./,
	"app/catalogue/policy/cancellation-policy-schema.ts": /^must be steps/,
	"app/sales/gateways/": /./,
	"app/site/payment/payment-sandbox.tsx": /^Sandbox payment$/,
	"app/site/dev-mail.tsx": /./,
	"app/outbox/mailer.server.ts": /./,
	// answers of a protocol, to programs
	"app/account/access.ts": /^(Not authorized|unauthorized to|You are not allowed)/,
	"app/account/users.ts": /./,
	"app/totem/enrolment/enrolment-state.ts": /^Too many screens/,
	"app/totem/handoff/handoffs.ts": /^(This screen gives no|There is no such)/,
	"app/site/unavailable.tsx": /^503/,
	"app/site/not-found.tsx": /^Page not found$/,
	"app/departures/offer/structured-data.ts": /^(Offer|Organization|Product|Place)$/,
	"app/site/home/home.tsx": /^Organization$/,
	"app/site/list/excursions.tsx": /^Offer$/,
	"app/sign-in/account-error.tsx": /^Unknown$/,
	// names of fields that no person fills, or that the page keeps short
	"app/sales/booking/booking-request.ts": /^(Title|Pickup|Partner|Key|Code)$/,
	"app/departures/editor/excursion-form.ts": /^Pickup point$/,
	// names of parts of a form
	"app/departures/editor/editor-fields.tsx": /^duration and ages$/,
	// made-up values that never leave the server
	"app/sales/guest/booking-link.server.ts": /^(Nobody|No excursion)$/,
	"app/partners/totem/desk-code.server.ts": /^codes for a hotel/,
	"app/partners/totem-enrolments.server.ts": /^figures of/,
	"app/sales/payments/refunds/refunds.server.ts": /^The gateway says/,
	// names of columns
	"app/privacy/inventory.ts": /^[a-z\d_]+( [a-z\d_]+)*$/,
	// names, and keys of a keyboard
	"app/account/passkeys/authenticator-names.ts": /./,
	"app/site/legal/legal-facts.ts": /^Stripe$/,
	"app/totem/sale/typing/keyboard-layouts.ts": /^(\S )+\S$/,
	"app/ui/mail-frame.tsx": /^"Young Serif"/,
};

const allTexts = textsInCode();

const ownName = /^(… · )?Island Excursions$/;

test("every text that guests or staff read stands in the catalogue", () => {
	const texts = allTexts.filter(
		({ path, text }) =>
			!ownName.test(text) &&
			!Object.entries(forOthers).some(
				([place, words]) => path.startsWith(place) && words.test(text),
			),
	);
	expect(texts.map(({ path, line, text }) => `${path}:${line} ${text}`)).toEqual([]);
});

test("nothing is excepted that is not there any more", () => {
	const unused = Object.entries(forOthers).filter(
		([place, words]) =>
			!allTexts.some(({ path, text }) => path.startsWith(place) && words.test(text)),
	);
	expect(unused.map(([place]) => place)).toEqual([]);
});

test("a text is found wherever it stands, and what is for machines is left alone", () => {
	const code = `
		import { a } from "Some where else";
		const labels = { title: "Cash", outcome: "cash not owed", class: "flex min-h-11 gap-2" };
		const rows = sql\`SELECT title FROM excursions WHERE id = \${id}\`;
		if (event.key === "Enter") throw new Error("This is for the log");
		v.check(isOpen, "The day is closed");
		export const A = () => (
			<p className="text-sm font-bold" aria-label={\`\${seats} seats of \${most} are left\`} title="more of them">
				Nobody yet <b>{labels.title}</b>
			</p>
		);`;
	expect(textsOf(lazilyParsed("app/x.tsx", code)).map(({ text }) => text)).toEqual([
		"Cash",
		"The day is closed",
		"… seats of … are left",
		"more of them",
		"Nobody yet",
	]);
});
