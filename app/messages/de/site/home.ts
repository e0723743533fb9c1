import type { home as english } from "../../en/site/home.ts";
import { capital, numberWord } from "../../phrase.ts";
import { numberWords } from "../number-words.ts";

export const home: typeof english = {
	hero: {
		promise: "Die ganze Insel, ein schöner Tag nach dem anderen.",
		lead: "<first>Entdecken Sie die Insel bei unvergesslichen Ausflügen.</first>",
		pickup: "Wir holen Sie ab und bringen Sie zurück.",
		fromPrice: ({ price }) => `Ausflüge ab ${price}.`,
		pictureAlt:
			"Die Insel: ein Vulkan über einem weißen Dorf, eine Lagune mit Segeln und Kajaks, eine Familie spaziert am Strand",
	},
	finder: {
		label: "Ausflug suchen",
		when: "Wann",
		anyDay: "Beliebiger Tag",
		who: "Personen",
		kind: "Was für ein Tag",
		anyKind: "Überraschen Sie mich",
		find: "Freie Plätze zeigen",
	},
	kinds: {
		heading: ({ kinds }) =>
			kinds > 1
				? `${capital(numberWord(numberWords, kinds))} Arten, den Tag zu verbringen`
				: "So lässt sich der Tag verbringen",
		all: ({ trips }) =>
			trips > 1 ? `Alle ${numberWord(numberWords, trips)} Ausflüge` : "Alle Ausflüge",
		daily: "Ein paar Stunden, und am selben Tag zurück.",
		weekend: "Ausflüge fürs Wochenende.",
		weekendOn: ({ days }) => `Ausflüge fürs Wochenende, ${days}.`,
		adventure: "Etwas mehr Einsatz, Geschichten für Jahre.",
		fromPrice: ({ price }) => `Ab ${price}.`,
	},
	leaving: {
		heading: "Die nächsten Abfahrten",
		asOf: ({ date, time }) =>
			`Heute ist ${date}. Freie Plätze: Stand <time>${time}</time> Uhr Inselzeit.`,
		all: "Alle Abfahrten ansehen",
		none: "Zurzeit kann online keine Abfahrt gebucht werden. Schreiben Sie uns: Manchmal wird ein Platz frei.",
	},
	day: {
		pictureAlt: "Ein Kleinbus auf einer kurvigen Straße unter einem Vulkan",
		heading: "Wir holen Sie ab und bringen Sie zurück",
		lead: "So läuft ein Ausflug ab:",
		leadOf: ({ title }) => `So läuft „<title>${title}</title>“ ab:`,
		book: {
			time: "Vorher",
			heading: "Tag wählen und online bezahlen",
			text: "Ihr Voucher kommt per E-Mail, mit Uhrzeit und Ort der Abholung in großer Schrift.",
		},
		pickup: {
			time: "Am Morgen",
			heading: "Wir holen Sie ab",
			text: "Ihr Guide kennt Ihren Namen.",
			textAt: ({ places }) =>
				`An einem von ${numberWord(numberWords, places)} Orten auf der Insel. Ihr Guide kennt Ihren Namen.`,
		},
		begin: {
			time: "Dann",
			heading: "Der Tag beginnt",
			text: "Sie schauen sich um, wir kümmern uns um den Rest.",
			textAt: ({ place }) =>
				`<place>${place}</place>. Sie schauen sich um, wir kümmern uns um den Rest.`,
		},
		back: {
			time: "Später",
			heading: "Zurück, wo Sie eingestiegen sind",
			text: "Angenehm müde, mit einer Geschichte zum Erzählen.",
		},
	},
	promises: {
		heading: "Darauf können Sie sich verlassen",
		cancel: {
			figure: ({ hours }) => `${hours} Std.`,
			heading: "Kostenlos umentscheiden",
		},
		groups: {
			heading: "Kleine Gruppen",
			text: ({ guests }) =>
				`Nie mehr als ${guests} Gäste bei einem Abenteuer, damit niemand hetzen muss.`,
		},
		guides: {
			heading: "Sprachen unserer Guides",
			text: ({ languages }) =>
				`${languages}. Bei jeder Abfahrt steht, in welchen davon geführt wird.`,
		},
	},
	contact: {
		heading: "Noch unsicher, welcher Tag passt?",
		lead: ({ hours }) =>
			`Erzählen Sie uns, wer mitkommt und was Ihnen gefällt. Ein Mensch antwortet.${hours && ` <hours>${hours}</hours>.`}`,
		write: "Schreiben Sie uns",
	},
};
