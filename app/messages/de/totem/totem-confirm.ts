import type { totemConfirm as english } from "../../en/totem/totem-confirm.ts";
import { capital, numberWord } from "../../phrase.ts";
import { numberWords } from "../number-words.ts";

export const totemConfirm: typeof english = {
	title: "Ihre Plätze",
	held: ({ seats }) =>
		seats === 1
			? "Ein Platz ist für Sie reserviert."
			: `${capital(numberWord(numberWords, seats))} Plätze sind für Sie reserviert.`,
	notHeld: "Diese Plätze sind nicht mehr reserviert.",
	notHeldWhy:
		"Die Zahlung kam nicht rechtzeitig an. Es wurde nichts abgebucht; bitte buchen Sie noch einmal.",
	notRead: "Ihre Buchung lässt sich noch nicht anzeigen",
	notReadWhy:
		"Ihre Plätze sind vielleicht schon gebucht; bitte buchen Sie nicht noch einmal. Dieser Bildschirm versucht es weiter. Wenn es dauert, sehen Sie in Ihre E-Mails oder fragen Sie an der Rezeption.",
	paid: ({ day }) => `Bezahlt. Bis ${day}!`,
	booked: ({ day }) => `Gebucht. Bis ${day}!`,
	clearsItself: ({ seconds }) =>
		`Zum Schutz Ihrer Daten leert sich dieser Bildschirm ${seconds} Sekunden nach der letzten Berührung.`,
	clear: "Fertig, Bildschirm leeren",
	beAt: ({ place, day }) => `Treffpunkt am ${day}: <place>${place}</place>, um`,
	beHere: ({ day }) => `Treffpunkt am ${day}: dieses Hotel, um`,
	beHereAt: ({ spot, day }) => `Treffpunkt am ${day}: dieses Hotel, <place>${spot}</place>, um`,
	guests: "Gäste",
	isPaid: "Bezahlt",
	toPay: "Zu zahlen",
	toPayAtReception: "An der Rezeption zu zahlen",
	guideSpeaks: "Führung auf",
	paymentCode: "QR-Code, der die Zahlung öffnet",
	voucherCode: "QR-Code Ihres Vouchers",
	finish: "Auf dem Handy abschließen",
	payBefore: ({ price, time }) =>
		`Richten Sie Ihre Kamera hierher und zahlen Sie ${price} vor ${time} Uhr. Dieser Bildschirm aktualisiert sich von selbst.`,
	noPhone: ({ phone }) =>
		phone && `Kein Handy dabei? Rufen Sie ${phone} an und nennen Sie diesen Code.`,
	takeVoucher: "Nehmen Sie Ihren Voucher mit",
	pointHere: "Richten Sie die Kamera Ihres Handys hierher oder notieren Sie Ihren Code:",
	payAtReception: ({ price }) => `Zahlen Sie ${price} an der Rezeption.`,
	sentTo: ({ email }) => `Wir haben ihn auch an ${email} geschickt.`,
};
