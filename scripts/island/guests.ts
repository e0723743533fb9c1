import type { Language } from "./demo-excursion.ts";
import type { Dice } from "./random.ts";

export interface Guest {
	name: string;
	/** In a domain for examples (RFC 2606), so that no mail reaches a stranger. */
	email: string;
	phone: string | null;
	language: Language;
}

interface Country {
	language: Language;
	firstNames: string[];
	lastNames: string[];
	/** Only numbers reserved for fiction; without it the guest has no number. */
	phone?: (dice: Dice) => string;
}

const countries: Country[] = [
	{
		language: "en",
		firstNames: ["Joan", "Tom", "Priya", "Callum", "Maureen", "Noor", "Oliver", "Fiona"],
		lastNames: ["Pike", "Okafor", "Hartley", "Aziz", "Doyle", "Campbell", "Whitlock", "Sandhu"],
		// Ofcom, numbers for use in drama
		phone: (dice) => `+44 7700 900${digits(dice, 3)}`,
	},
	{
		language: "en",
		firstNames: ["Ida", "Elin", "Anders", "Maja", "Lars", "Saga"],
		lastNames: ["Lindqvist", "Bergström", "Nyman", "Åkesson", "Holm", "Sjöberg"],
		// PTS, telephone numbers for use in books and films
		phone: (dice) => `+46 70 174 06 ${10 + dice.roll(90)}`,
	},
	{
		language: "en",
		firstNames: ["Grace", "Marcus", "Hannah", "Luis", "Denise", "Walter"],
		lastNames: ["Nakamura", "Ferris", "Delgado", "Boone", "Albright", "Washington"],
		// North American Numbering Plan, 555-0100 to 555-0199
		phone: (dice) => `+1 202 555 01${digits(dice, 2)}`,
	},
	{
		language: "de",
		firstNames: ["Petra", "Bruno", "Ruth", "Jonas", "Sabine", "Matthias", "Leyla", "Anke"],
		lastNames: ["Haas", "Keller", "Meyer", "Grünwald", "Öztürk", "Brandt", "Vogt", "Reinhardt"],
		// Bundesnetzagentur, numbers for media productions
		phone: (dice) => `+49 30 23125 ${digits(dice, 3)}`,
	},
	{
		language: "fr",
		firstNames: ["Camille", "Hugo", "Amélie", "Youssef", "Chloé", "Bernard"],
		lastNames: ["Moreau", "Lefèvre", "Garnier", "Benali", "Rousseau", "Picard"],
		// ARCEP, numbers for audiovisual works
		phone: (dice) => `+33 6 39 98 ${digits(dice, 2)} ${digits(dice, 2)}`,
	},
	{
		language: "es",
		firstNames: ["Lucía", "Javier", "Carmen", "Íñigo", "Nerea", "Álvaro"],
		lastNames: ["Ortega", "Ibáñez", "Castaño", "Rivas", "Montes", "Peña"],
	},
	{
		language: "it",
		firstNames: ["Giulia", "Matteo", "Chiara", "Lorenzo", "Elena", "Davide"],
		lastNames: ["Ferrari", "Conti", "De Luca", "Marchetti", "Gallo", "Rinaldi"],
	},
	{
		language: "nl",
		firstNames: ["Sanne", "Daan", "Femke", "Pieter", "Lotte", "Bram"],
		lastNames: ["de Wit", "van den Berg", "Jansen", "Visser", "Hoekstra", "Smit"],
	},
];

/** A guest who understands one of the languages; English as everybody's second. */
export function makeGuest(languages: Language[], dice: Dice): Guest {
	const understanding = countries.filter(({ language }) => languages.includes(language));
	const country = dice.pick(understanding.length > 0 ? understanding : countries);
	const first = dice.pick(country.firstNames);
	const last = dice.pick(country.lastNames);
	const mailbox = `${asciiOf(first)}.${asciiOf(last)}`;
	return {
		name: `${first} ${last}`,
		language: country.language,
		email: `${mailbox}@example.${dice.pick(["com", "net", "org"])}`,
		phone: dice.chance(60) ? (country.phone?.(dice) ?? null) : null,
	};
}

const remarks = [
	"Vegetarian, please.",
	"It is my wife's birthday.",
	"One of us is allergic to nuts.",
	"My father walks slowly but he walks.",
	"First time for all of us, we are looking forward to it!",
	"Could we sit together?",
	"We come straight from the airport, the bags can stay in the van?",
	"I get seasick easily, a seat in front would be kind.",
	"We have a folding pushchair.",
];

/** A baby seat for babies, otherwise one guest in six has a wish. */
export function remarkOf(babies: number, dice: Dice): string | null {
	if (babies > 0) return "We need a baby seat, please.";
	return dice.chance(16) ? dice.pick(remarks) : null;
}

function digits(dice: Dice, count: number): string {
	return String(dice.roll(10 ** count)).padStart(count, "0");
}

function asciiOf(name: string): string {
	return name
		.normalize("NFD")
		.replaceAll(/[^A-Za-z]/g, "")
		.toLowerCase();
}
