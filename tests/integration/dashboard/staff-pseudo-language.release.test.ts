import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
	answers,
	attentionItems,
	bookings,
	codes,
	credits,
	excursionImages,
	excursions,
	extraStocks,
	extras,
	fares,
	hotels,
	outbox,
	pickupPoints,
	questions,
	resellers,
	resources,
	settings,
	translations,
	users,
} from "#app/database/schema.server.ts";
import { languageFacts, writtenLanguages } from "#app/messages/languages.ts";
import { demoOperator } from "#scripts/island/operator.ts";
import { mailsTo, signedInVisitor } from "#tests/account/people.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { staffScreens } from "#tests/staff-screens.ts";
import { untranslated } from "#tests/untranslated.ts";
import { newVisitor, type Visitor } from "#tests/visitor.ts";

const admin = { role: "admin", language: "xa" };

let island: Island;
let visitor: Visitor;
let screens: Awaited<ReturnType<typeof staffScreens>>;
beforeAll(async () => {
	island = await startIsland({ seed: true, variables: { OFFICE_LANGUAGE: "xa" } });
	const signedIn = await signedInVisitor(island, admin);
	visitor = signedIn.visitor;
	screens = await staffScreens(island, signedIn.user.id);
});
afterAll(() => island.stop());

/** Where guests and staff have written what screens show as it is. */
const columnsOfWriters = [
	...[excursions.id, excursions.title, excursions.subtitle, excursionImages.alt],
	...[pickupPoints.title, pickupPoints.place, hotels.id, hotels.name, extras.title, fares.title],
	...[bookings.title, bookings.name, bookings.email, bookings.comments, bookings.pickup],
	...[bookings.confirmId, users.name, users.email, resources.name, resellers.name, codes.code],
	...[
		credits.code,
		credits.note,
		hotels.address,
		excursions.comments,
		excursions.description,
		extraStocks.title,
	],
	...[questions.title, questions.note, questions.options, answers.value],
	...[outbox.subject, outbox.textBody, outbox.recipient, settings.facts, translations.words],
];

async function writtenWords(): Promise<string[]> {
	const rows = await Promise.all(
		columnsOfWriters.map((column) =>
			island.db.all<{ text: unknown }>(sql`SELECT DISTINCT ${column} AS text FROM ${column.table}`),
		),
	);
	return [
		...rows.flat().map(({ text }) => String(text)),
		...writtenLanguages.map((language) => languageFacts[language].name),
		...["Island Excursions", "hello@dragos.example", island.url.origin, "Stripe"],
		// devices, the currency, an address
		...["Firefox", "Linux", "EUR", "/totem/", "Qqq Zzz"],
	].filter((text) => /[a-z]{3}/i.test(text));
}

/** The page without what people wrote: a sentence goes as a whole, its words elsewhere stay. */
function withoutWritten(html: string, words: readonly string[]): string {
	const escaped = words.map((word) =>
		word.replaceAll("&", "&amp;").replaceAll("'", "&#x27;").replaceAll('"', "&quot;"),
	);
	return escaped
		.sort((one, other) => other.length - one.length)
		.reduce((rest, word) => rest.replaceAll(word, "·"), html);
}

/** What a document says that is not in the catalogue. */
async function pieces(html: string): Promise<string[]> {
	return untranslated(withoutWritten(html.replaceAll("<!-- -->", ""), await writtenWords()), []);
}

async function piecesOf(of: Visitor, { path, address }: { path: string; address: string }) {
	const html = await (await of.get(address)).text();
	expect(/<html[^>]* lang="(\w+)"/.exec(html)?.[1], path).toBe("xa");
	return (await pieces(html)).map((text) => `${path}: ${text}`);
}

test("no screen of the dashboard says anything that is not in the catalogue", async () => {
	const plain: string[] = [];
	for (const screen of screens.filter(({ isFile }) => !isFile))
		plain.push(...(await piecesOf(visitor, screen)));
	expect(plain).toEqual([]);
});

test.each(["bookings/export.csv", "books/entries.csv", "credits/liability.csv"])(
	"%s says nothing that is not in the catalogue",
	async (path) => {
		const file = await (await visitor.get(`/dashboard/${path}`)).text();
		// a seller's short name
		expect(await pieces(`<p>${file.replaceAll('"web"', "")}</p>`)).toEqual([]);
	},
);

async function mailIn(recipient: string) {
	const [mail] = await mailsTo(island, recipient);
	if (!mail) throw new Error(`no mail to ${recipient}`);
	return mail;
}

test("the mails to the operator are in the language that the settings say", async () => {
	const operator = demoOperator.OPERATOR_EMAIL;
	const message = {
		name: "Qqq Zzz",
		email: "qqq@mail.example",
		message: "Qqq zzz, qqq zzz, qqq zzz?",
		website: "",
	};
	await newVisitor(island).submit("/es/excursion/contact", message);
	const fromVisitor = await mailIn(operator);
	await island.db.insert(attentionItems).values({
		...{ dedupeKey: "a day ago", kind: "difference", detail: "-" },
		...{ createdAt: Date.now() - 86_400_000, updatedAt: 0 },
	});
	await island.scheduled();
	const alert = await mailIn(operator);
	expect(alert.id).not.toBe(fromVisitor.id);
	for (const mail of [fromVisitor, alert]) {
		const words = `${mail.htmlBody}<p>${mail.subject} ${mail.textBody}</p>`
			.replaceAll(/https?:[^\s"<]+/g, "")
			.replaceAll(/Qqq|Zzz|qqq|zzz|mail.example/g, "");
		expect(await pieces(words.replaceAll(operator, ""))).toEqual([]);
	}
});

test("an invitation is in the language that its user was made with", async () => {
	const person = { name: "Qqq Zzz", email: "invited@mail.example", role: "user", language: "es" };
	await visitor.submit("/dashboard/users/user-new", person);
	const mail = await mailIn(person.email);
	expect(mail.htmlBody).toMatch(/<html[^>]* lang="es"/);
	const [user] = await island.db.select().from(users).where(eq(users.email, person.email));
	expect(user?.language).toBe("es");
});

test("the first steps of an empty site say nothing that is not in the catalogue", async () => {
	const empty = await startIsland();
	const { visitor: newAdmin } = await signedInVisitor(empty, { ...admin, name: "Qqq Zzz" });
	expect(await piecesOf(newAdmin, { path: "", address: "/dashboard" })).toEqual([]);
	await empty.stop();
});
