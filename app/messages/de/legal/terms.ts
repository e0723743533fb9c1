import type { terms as english } from "../../en/legal/terms.ts";
import { plural } from "../../plural.ts";

const hoursInWords = (hours: number) =>
	plural("de", hours, { one: "1 Stunde", other: `${hours} Stunden` });

export const terms: typeof english = {
	description:
		"Was zwischen Ihnen und uns gilt, wenn Sie buchen: Bezahlung, Stornierung und der Tag selbst.",
	since: ({ date }) => `Gültig ab ${date}.`,
	lead: "Was grün unterlegt ist, fasst zusammen; verbindlich ist der Text daneben.",
	/** The words of the button that books. */
	button: "Zahlungspflichtig buchen",
	who: {
		heading: "Ihr Vertragspartner",
		means: "Sie buchen bei uns. Bei Fragen wenden Sie sich an uns.",
		contract: ({ firm, licence }) =>
			`${firm && `Ihr Vertragspartner ist ${firm}${licence && ` (<licence>${licence}</licence>)`}. `}Hat Ihnen ein Hotel den Ausflug verkauft, so hat es dies in unserem Namen getan.`,
	},
	booking: {
		heading: "Buchung und Bezahlung",
		means:
			"Ein Platz gehört Ihnen, sobald er bezahlt ist. Während Sie bezahlen, halten wir ihn für Sie frei, und niemand sonst kann ihn nehmen.",
		hold: ({ button, minutes, unopenedMinutes, longestMinutes }) =>
			`Wenn Sie auf „${button}“ drücken, halten wir Ihre Plätze frei und nennen Ihnen den Zeitpunkt, bis zu dem das gilt: ${minutes} Minuten ab dem Öffnen der Zahlungsseite; wird sie nicht geöffnet, ${unopenedMinutes} Minuten. Sie können die Plätze jederzeit wieder freigeben. Schlägt eine Zahlung fehl, können Sie es erneut versuchen, insgesamt höchstens ${longestMinutes} Minuten lang. Der Vertrag kommt zustande, wenn wir Ihre Zahlung bestätigen; diese Bestätigung ist Ihr Voucher. Geht nicht rechtzeitig eine Zahlung ein, werden die Plätze wieder frei, und Sie schulden uns nichts. Geht eine Zahlung später ein, erhalten Sie die Plätze, falls sie noch frei sind; andernfalls erstatten wir den ganzen Betrag.`,
		hotelDesk:
			"Manche Hotels nehmen das Geld an der Rezeption entgegen. Dort kommt der Vertrag zustande, wenn der Bildschirm Ihren Code anzeigt.",
		prices: ({ currency }) =>
			`Die Preise gelten pro Person, enthalten alle Steuern und werden Ihnen vor dem Bezahlen angezeigt (Währung: ${currency}). Was Erwachsene, Kinder und Kleinkinder bezahlen, steht auf der Seite jedes Ausflugs. Auch ein Kleinkind belegt einen Platz.`,
	},
	cancelling: {
		heading: "Wenn Sie stornieren",
		untilInShort: ({ hours, percent }) => {
			if (percent === 100) return `Bis ${hoursInWords(hours)} vorher erhalten Sie alles zurück.`;
			if (percent === 50)
				return `Bis ${hoursInWords(hours)} vorher erhalten Sie die Hälfte des Preises zurück.`;
			return `Bis ${hoursInWords(hours)} vorher erhalten Sie ${percent} % des Preises zurück.`;
		},
		thenInShort: ({ hours, percent }) =>
			percent === 50
				? `Bis ${hoursInWords(hours)} vorher die Hälfte des Preises.`
				: `Bis ${hoursInWords(hours)} vorher ${percent} % des Preises.`,
		afterInShort: "Danach nichts mehr.",
		neverInShort: "Eine Buchung, die Sie stornieren, wird nicht erstattet.",
		exactTimes: "Die genauen Zeitpunkte stehen auf der Seite Ihrer Buchung.",
		how: "Sie stornieren auf der Seite Ihrer Buchung, die Sie über den Link in unserer Mail öffnen. Sobald der Fahrer die Liste hat, bittet Sie diese Seite, stattdessen anzurufen.",
		weRefund: "Wir erstatten",
		step: ({ hours, percent }) => {
			if (percent === 100)
				return `den ganzen Preis bis ${hoursInWords(hours)} vor Beginn des Ausflugs,`;
			if (percent === 50)
				return `die Hälfte des Preises bis ${hoursInWords(hours)} vor Beginn des Ausflugs,`;
			return `${percent} % des Preises bis ${hoursInWords(hours)} vor Beginn des Ausflugs,`;
		},
		nothingAfter: "danach nichts mehr.",
		never: "Was Sie bezahlt haben, wird nicht erstattet.",
		ownPolicy:
			"Das ist unsere übliche Regel. Ein Ausflug kann eine andere haben: Seine Seite zeigt sie, bevor Sie bezahlen, und für Ihre Buchung gilt die, mit der sie gemacht wurde.",
		wayBack:
			"Das Geld geht auf dem Weg zurück, auf dem es gekommen ist; Banken brauchen dafür meist 5 bis 10 Tage. Was Sie an der Rezeption eines Hotels bezahlt haben, gibt Ihnen diese Rezeption zurück. Auf derselben Seite können Sie bis zu den dort genannten Zeitpunkten einen anderen Abholort oder einen anderen Tag wählen.",
		noWithdrawal:
			"Ein darüber hinausgehendes Widerrufsrecht besteht bei Buchungen für einen festen Termin nicht (Richtlinie 2011/83/EU, Artikel 16 Buchstabe l).",
	},
	weCancel: {
		heading: "Wenn wir absagen",
		means:
			"Das Wetter entscheidet, nicht wir. Sie bekommen Ihr ganzes Geld zurück oder wählen einen anderen Tag.",
		text: "Wir sagen einen Ausflug ab, wenn das Wetter, der Nationalpark, der Hafen oder Ihr Guide ihn nicht sicher erscheinen lässt oder wenn wir ihn aus einem anderen Grund nicht durchführen können. Wir schreiben Ihnen, sobald wir es wissen. Sie erhalten den ganzen Preis zurück und buchen, wenn Sie möchten, einen anderen Tag.",
	},
	onTheTrip: {
		heading: "Unterwegs",
		means:
			"Sagen Sie ehrlich, wie es um Ihre Gesundheit steht, seien Sie pünktlich und hören Sie auf den Guide. Das ist alles.",
		health:
			"Auf der Seite jedes Ausflugs steht, was er von Ihnen verlangt und ab welchem Alter er geeignet ist. Sagen Sie uns vor der Buchung alles, was Ihnen das Gehen, das Schwimmen oder das Sitzen im Bus schwer macht. Ihr Guide darf zurücklassen, wer sich selbst oder andere in Gefahr bringen würde; dann wird nichts erstattet.",
		waiting:
			"Seien Sie fünf Minuten früher am Abholort: Der Bus kann nicht lange warten. Wer ihn verpasst, darf auf eigene Kosten nachkommen.",
	},
	complaints: {
		heading: "Wenn etwas schiefgeht",
		means: "Sprechen Sie zuerst mit uns. Sie verlieren keines der Rechte, die Sie zu Hause haben.",
		text: "Wir haften nach den gesetzlichen Vorschriften. Bitte sagen Sie es sofort Ihrem Guide oder schreiben Sie uns bald nach dem Ausflug: Was wir wissen, können wir in Ordnung bringen. Es gilt das Recht unseres Sitzes. Leben Sie anderswo, so bleiben Ihnen die Vorschriften erhalten, die Sie dort als Verbraucher schützen, und ebenso der Weg zu den dortigen Gerichten und Verbraucherstellen.",
	},
};
