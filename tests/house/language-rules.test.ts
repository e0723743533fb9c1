import { expect, test } from "vitest";
import type { Translation } from "#app/messages/languages.ts";
import { filesOf } from "./parsed-files.ts";
import { visit } from "./screen-texts.ts";

/** What guests do not read, and what stands there instead (docs/languages.md). */
const refused: [Translation, RegExp, string][] = [
	["de", /Reiseleit/, "Guide"],
	["de", /\bBabys?\b/, "Kleinkinder"],
	["de", /Bildschirm( dort)? geht mit/, "aktualisiert sich von selbst"],
	["es", /autob[uú]s|minib[uú]s/, "furgoneta"],
	["es", /\b[Dd]iarias?\b/, "de un día"],
	["es", /\b[Ee]stos días\b/, "en estas fechas"],
	["es", /\ble sigue\b/, "se actualiza sola"],
	["es", /Encontrar mi reserva/, "Buscar mi reserva"],
	["fr", /(?<!Arrêt de )\bbus\b/, "minibus"],
	["fr", /\b[Cc]es jours-ci\b/, "ces jours-là"],
	["fr", /écran( là-bas)? vous suit/, "se met à jour tout seul"],
	["fr", /comme vous avez payé/, "par le même moyen de paiement"],
	["fr", /bon d’échange/, "bon"],
	["fr", /points? de rendez-vous/, "point de prise en charge"],
	["fr", /Trouver ma réservation/, "Retrouver ma réservation"],
	["it", /minibus/, "pulmino"],
	["it", /\b[Ii]n questi giorni\b/, "in queste date"],
	["it", /schermo( lì)? la segue/i, "si aggiorna da solo"],
	["it", /, come ha pagato\b/, "con lo stesso mezzo di pagamento"],
];

/** The words in quotes that guests read, a template's in the pieces between its values. */
function piecesIn(language: Translation): { path: string; piece: string }[] {
	const pieces: { path: string; piece: string }[] = [];
	const files = [`app/messages/${language}/**/*.ts`, `scripts/island/texts/${language}.ts`];
	for (const { path, tree } of filesOf(files))
		visit(tree, ({ type, value }) => {
			const piece = type === "TemplateElement" ? Object(value).cooked : value;
			if (/^(Literal|TemplateElement)$/.test(type) && typeof piece === "string")
				pieces.push({ path, piece });
		});
	return pieces;
}

const pieces = {
	en: piecesIn("en"),
	de: piecesIn("de"),
	es: piecesIn("es"),
	fr: piecesIn("fr"),
	it: piecesIn("it"),
};

const textsWith = (language: Translation, wrong: RegExp) =>
	pieces[language].filter(({ piece }) => wrong.test(piece));

test("the texts of every language are found", () => {
	for (const piecesOfLanguage of Object.values(pieces))
		expect(piecesOfLanguage.length).toBeGreaterThan(1000);
});

test.each(refused)("in %s no text has %s, but: %s", (language, wrong) => {
	expect(textsWith(language, wrong)).toEqual([]);
});

test.each([
	[
		"inside of a sentence: behind a letter, a value, a tag, or a sign that does not end it",
		/([\p{L}\d,;:)»>]|^) (Lei|Suoi?|Su[ae]|L[ae](?= \p{Ll})|L’(?=\p{Ll}))(?!\p{L})/u,
	],
	["at the end of a verb", /\p{Ll}{3}(La|Le|Lei)(?!\p{L})/u],
])("Italian writes lei and suo in lower case %s", (_where, wrong) => {
	expect(textsWith("it", wrong)).toEqual([]);
});

test("an Italian button is no infinitive; titles and subjects may be one", () => {
	const infinitive =
		/^(?!(Cancellare|Modificare) una|(Cambiare|Eliminare) (la|il) su[ao])\p{Lu}\p{Ll}+(are|ere|ire)( [^.?!]*)?$/u;
	expect(textsWith("it", infinitive)).toEqual([]);
});

test("an English sum takes the singular: €45 comes back", () => {
	const plural =
		/\$\{(words\.)?(amount|all|back|kept|paid|price|money|sum|owed)\}( in all| in cash| that you paid)? (are|come|stay|wait|were)\b/;
	const lines = filesOf("app/messages/{en,staff}/**/*.ts").flatMap(({ code }) => code.split("\n"));
	expect(lines.filter((line) => plural.test(line))).toEqual([]);
});

test.each([
	["fr", / [:;?!%»]|« /],
	["de", / %/],
	["es", / %/],
] as const)("in %s a line does not break before a sign", (language, wrong) => {
	expect(textsWith(language, wrong)).toEqual([]);
});
