import { Parser } from "htmlparser2";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addExcursion, type Excursion } from "#tests/builders.ts";
import { type Island, startIsland } from "#tests/island.ts";

let island: Island;
let volcano: Excursion;
beforeAll(async () => {
	island = await startIsland();
	volcano = await addExcursion(island.db, {
		minimumAge: 8,
		activityPlace: "Pine Gate",
		activityTime: "05:50",
	});
	const market = { title: "Market morning", category: "weekend", priceAdultCents: 6900 };
	await addExcursion(island.db, market, { 0: ["fr"], 6: ["fr"] });
});
afterAll(() => island.stop());

/** Elements within a sentence, which put no blank between its words. */
const inline = new Set(["span", "a", "b", "strong", "small", "time", "abbr"]);

interface Page {
	status: number;
	lang: string | undefined;
	/** What is read, with single blanks. */
	text: string;
	/** Content of the head's metadata, and of its structured data. */
	head: string;
	/** Addresses of links and forms, without those of the language list. */
	leadsTo: string[];
}

async function read(path: string, init?: RequestInit): Promise<Page> {
	const answer = await island.fetch(path, init);
	const page: Page = { status: answer.status, lang: undefined, text: "", head: "", leadsTo: [] };
	let within: string[] = [];
	const parser = new Parser({
		onopentag(name, { lang, content, href, action, hreflang, alt, placeholder }) {
			within.push(name);
			if (name === "html") page.lang = lang;
			if (name === "meta" && content) page.head += `${content}\n`;
			const address = name === "a" ? href : name === "form" ? action : undefined;
			if (address !== undefined && !hreflang) page.leadsTo.push(address);
			if (!inline.has(name)) page.text += ` ${[alt, placeholder].filter(Boolean).join(" ")} `;
		},
		ontext(text) {
			if (within.includes("script") || within.includes("title")) page.head += text;
			else page.text += text;
		},
		onclosetag(name) {
			within = within.slice(0, within.lastIndexOf(name));
			if (!inline.has(name)) page.text += " ";
		},
	});
	parser.end(await answer.text());
	page.text = page.text.replaceAll(/\s+/g, " ").replaceAll(/ ([.,])/g, "$1");
	return page;
}

/** Public addresses that a page leads to without the language of the page. */
function withoutPrefix({ leadsTo, lang }: Page): string[] {
	return leadsTo.filter(
		(address) =>
			/^\/(?!\/)/.test(address) &&
			!address.startsWith(`/${lang}/`) &&
			// staff have their own language
			address !== "/app_login" &&
			// the booking form is not translated yet
			!address.startsWith("/legal/"),
	);
}

const pages: [address: string, words: string[], head: string[]][] = [
	[
		"/de/",
		[
			"Die ganze Insel, ein schöner Tag nach dem anderen.",
			"Ausflüge ab 64 €.",
			"Ausflüge fürs Wochenende, samstags und sonntags. Ab 69 €.",
			"Alle zwei Ausflüge",
			"noch 12 frei",
			"So läuft „First light on the volcano“ ab:",
			"Darauf können Sie sich verlassen",
		],
		["Tagesausflüge, Wochenendtouren und Abenteuer rund um die Insel.", '"inLanguage":"de-DE"'],
	],
	[
		"/es/excursion/excursions?day=6&day=0",
		[
			"¿Adónde vamos?",
			"Dos excursiones para el sábado o el domingo",
			"Sáb, dom",
			"Aventura · 6 horas",
			"desde 64 €",
			"quedan 12",
			"Recogida a las 4:30: Hotel Los Dragos",
			"Quitar todos los filtros",
		],
		["Excursiones para el sábado o el domingo · Island Excursions", '"inLanguage":"es-ES"'],
	],
	[
		"/fr/excursion/<id>",
		[
			"Aventure · ",
			"6 heures, de porte à porte",
			"La matinée",
			"Où nous venons vous chercher",
			"Si vos projets changent",
			"encore 12 places",
		],
		["Adulte : 64 €"],
	],
	[
		"/de/excursion/<id>",
		[
			"6 Stunden, von Tür zu Tür",
			"höchstens 12 Personen",
			"ab 8 Jahren",
			"Der Morgen",
			"Hier beginnt der Ausflug",
			"Hier holen wir Sie ab",
			"Wenn sich Ihre Pläne ändern",
			", 04:30 Uhr, noch 12 Plätze",
		],
		["Erwachsene: 64 €"],
	],
	[
		"/it/excursion/contact",
		["Ci chieda qualsiasi cosa", "Invia il messaggio", "Tutti i punti di ritrovo", "L’ufficio"],
		["Contatti · Island Excursions", "Ci scriva: una persona le risponde"],
	],
];

test.each(pages)(
	"%s is written in its language and leads to pages of it",
	async (address, words, head) => {
		const page = await read(address.replace("<id>", volcano.id));
		expect(page).toMatchObject({ status: 200, lang: address.slice(1, 3) });
		for (const sentence of words) expect(page.text).toContain(sentence);
		for (const sentence of head) expect(page.head.replaceAll("\u00a0", " ")).toContain(sentence);
		expect(withoutPrefix(page)).toEqual([]);
		expect(page.leadsTo.length).toBeGreaterThan(10);
	},
);

test("a list without a match says why in its language, and leads on in it", async () => {
	const page = await read("/it/excursion/excursions?category=weekend&day=2");
	expect(page.text).toContain("Nessuna escursione nel fine settimana parte di martedì");
	expect(page.text).toContain("partono il sabato e la domenica.");
	expect(withoutPrefix(page)).toEqual([]);
});

test("what is missing, and a form that a page does not have, are told in the page's language", async () => {
	const missing = await read("/fr/excursion/no-such-trip");
	expect(missing).toMatchObject({ status: 404, lang: "fr" });
	expect(missing.text).toContain("nous n’avons pas trouvé la page que vous cherchez");
	expect(missing.head).toContain("Page introuvable · Island Excursions");
	expect(withoutPrefix(missing)).toEqual([]);
	const refused = await read("/es/", {
		method: "POST",
		headers: { Origin: island.url.origin },
	});
	expect(refused.status).toBe(405);
	expect(refused.text).toContain("El fallo es nuestro, no suyo.");
});

test("while the database is down a page says so in its language", async () => {
	island.cutDatabase(true);
	try {
		const page = await read("/de/excursion/excursions?day=5");
		expect(page).toMatchObject({ status: 503, lang: "de" });
		expect(page.text).toContain("Diese Seite braucht noch ein paar Minuten");
		expect(page.text).toContain("Die Ausflüge konnten nicht rechtzeitig gelesen werden.");
		expect(page.head).toContain("In wenigen Minuten wieder da");
		expect(page.leadsTo).toContain("/de/excursion/excursions?day=5");
		expect(withoutPrefix(page)).toEqual([]);
	} finally {
		island.cutDatabase(false);
	}
});

test("a message is refused and thanked for in the language of the page", async () => {
	const send = (email: string) =>
		read("/es/excursion/contact", {
			method: "POST",
			headers: { Origin: island.url.origin },
			body: new URLSearchParams({ name: "Ida Berg", email, message: "¿Podemos llevar al perro?" }),
		});
	const refused = await send("ida@");
	expect(refused).toMatchObject({ status: 400, lang: "es" });
	expect(refused.text).toContain("Su mensaje aún no se ha enviado");
	expect(refused.text).toContain("Escriba un correo electrónico como ida@example.com");
	const thanked = await send("ida@example.com");
	expect(thanked).toMatchObject({ status: 200, lang: "es" });
	expect(thanked.text).toContain("Gracias, hemos recibido su mensaje.");
	expect(withoutPrefix(thanked)).toEqual([]);
});
