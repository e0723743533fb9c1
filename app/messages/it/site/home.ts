import type { home as english } from "../../en/site/home.ts";
import { capital, numberWord } from "../../phrase.ts";
import { numberWords } from "../number-words.ts";

export const home: typeof english = {
	hero: {
		promise: "Tutta l’isola, una bella giornata dopo l’altra.",
		lead: "<first>Scopra l’isola con esperienze indimenticabili.</first>",
		pickup: "Veniamo a prenderla e la riportiamo indietro.",
		fromPrice: ({ price }) => `Escursioni da ${price}.`,
		pictureAlt:
			"L’isola: un vulcano sopra un paese bianco, una laguna con vele e kayak, una famiglia che passeggia sulla spiaggia",
	},
	finder: {
		label: "Trova un’escursione",
		when: "Quando",
		anyDay: "Qualsiasi giorno",
		who: "Chi",
		kind: "Che tipo di giornata",
		anyKind: "Mi sorprenda",
		find: "Vedi i posti liberi",
	},
	kinds: {
		heading: ({ kinds }) =>
			kinds > 1
				? `${capital(numberWord(numberWords, kinds))} modi di passare la giornata`
				: "Come passare la giornata",
		all: ({ trips }) =>
			trips > 1 ? `Tutte le ${numberWord(numberWords, trips)} escursioni` : "Tutte le escursioni",
		daily: "Qualche ora, e ritorno in giornata.",
		weekend: "Gite per il fine settimana.",
		weekendOn: ({ days }) => `Gite per il fine settimana, ${days}.`,
		adventure: "Un po’ più di impegno, storie per anni.",
		fromPrice: ({ price }) => `Da ${price}.`,
	},
	leaving: {
		heading: "Le prossime partenze",
		asOf: ({ date, time }) =>
			`Oggi è ${date}. Posti aggiornati alle <time>${time}</time> (ora dell’isola).`,
		all: "Vedi tutte le partenze",
		none: "Al momento nessuna partenza è prenotabile online. Ci scriva: a volte si libera un posto.",
	},
	day: {
		pictureAlt: "Un pulmino su una strada tutta curve sotto un vulcano",
		heading: "Veniamo a prenderla e la riportiamo indietro",
		lead: "Un’escursione, così come si svolge:",
		leadOf: ({ title }) => `«<title>${title}</title>», così come si svolge:`,
		book: {
			time: "Prima",
			heading: "Scelga il giorno e paghi online",
			text: "Il voucher arriva per e-mail, con l’ora e il luogo di ritrovo a grandi lettere.",
		},
		pickup: {
			time: "Al mattino",
			heading: "Veniamo a prenderla",
			text: "La guida conosce il suo nome.",
			textAt: ({ places }) =>
				`In uno dei ${numberWord(numberWords, places)} punti di ritrovo sull’isola. La guida conosce il suo nome.`,
		},
		begin: {
			time: "Poi",
			heading: "Comincia la giornata",
			text: "Lei si guarda intorno, al resto pensiamo noi.",
			textAt: ({ place }) =>
				`<place>${place}</place>. Lei si guarda intorno, al resto pensiamo noi.`,
		},
		back: {
			time: "Più tardi",
			heading: "Ritorno al punto di partenza",
			text: "Con una bella stanchezza e una storia da raccontare.",
		},
	},
	promises: {
		heading: "Su cosa può contare",
		cancel: {
			figure: ({ hours }) => `${hours} h`,
			heading: "Cambi idea gratis",
		},
		groups: {
			heading: "Piccoli gruppi",
			text: ({ guests }) =>
				`Mai più di ${guests} ospiti in un’avventura, perché nessuno debba correre.`,
		},
		guides: {
			heading: "Lingue delle nostre guide",
			text: ({ languages }) => `${languages}. Ogni partenza indica quali parla la sua guida.`,
		},
	},
	contact: {
		heading: "Non sa quale giorno scegliere?",
		lead: ({ hours }) =>
			`Ci racconti chi viene e che cosa le piace. Le risponde una persona.${hours && ` <hours>${hours}</hours>.`}`,
		write: "Ci scriva",
	},
};
