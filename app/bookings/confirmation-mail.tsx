import { Button, Section, Text } from "@react-email/components";
import { formatDate, formatList, formatMoney, languageName } from "#app/ui/format.ts";
import { MailFrame, mailStyles, renderMail } from "#app/ui/mail-frame.tsx";
import { type GuestBooking, peopleInWords } from "./booking.ts";

interface Sender {
	appUrl: string;
	operator: { name: string; email: string; phone: string };
}

export function voucherUrl(appUrl: string, confirmId: string): string {
	return `${appUrl}/booking/${confirmId}`;
}

/** The mail of a booking that is certain: paid, or guaranteed by the hotel that sold it. */
export function confirmationMail(guest: GuestBooking, sender: Sender) {
	return {
		subject: `${formatDate(guest.date, "short")}, ${guest.pickup.time}: ${guest.title} (${guest.reference})`,
		textBody: confirmedText(guest, sender),
		htmlBody: renderMail(<ConfirmedMail guest={guest} sender={sender} />),
	};
}

/** The voucher as plain text: it must do on a feature phone and for a screen reader. */
function confirmedText(guest: GuestBooking, sender: Sender): string {
	return `See you on ${formatDate(guest.date, "long")}, ${guest.name}.

Be ready at ${guest.pickup.time}
${placeLine(guest)}

${guest.title}
Guests: ${peopleInWords(guest)}
Guide speaks: ${formatList(guest.languages.map(languageName))}
${guest.isPaid ? "Paid" : "To pay at your hotel"}: ${formatMoney(guest.priceCents, guest.currency)}
Your code: ${guest.reference}
${guest.whatToBring ? `\n${guest.whatToBring}\n` : ""}
Your voucher, calendar entry and changes: ${voucherUrl(sender.appUrl, guest.confirmId)}

Questions on the day: ${sender.operator.phone}
${sender.operator.name} · ${sender.operator.email}
`;
}

function ConfirmedMail({ guest, sender }: { guest: GuestBooking; sender: Sender }) {
	return (
		<MailFrame
			preview={`Be ready at ${guest.pickup.time}, ${guest.pickup.title}`}
			heading={`See you on ${formatDate(guest.date, "weekday")}, ${guest.name}.`}
			signature={sender.operator}
		>
			<Text style={mailStyles.soft}>Be ready on {formatDate(guest.date, "long")} at</Text>
			<Text style={mailStyles.time}>{guest.pickup.time}</Text>
			<Text style={mailStyles.place}>{placeLine(guest)}</Text>
			<Section style={{ margin: "24px 0" }}>
				<Text style={{ ...mailStyles.text, fontWeight: 650 }}>{guest.title}</Text>
				<Text style={mailStyles.soft}>
					{peopleInWords(guest)} · {formatMoney(guest.priceCents, guest.currency)}{" "}
					{guest.isPaid ? "paid" : "to pay at your hotel"} · guide speaks{" "}
					{formatList(guest.languages.map(languageName))}
				</Text>
				{guest.whatToBring ? <Text style={mailStyles.soft}>{guest.whatToBring}</Text> : null}
				<Text style={mailStyles.text}>
					Say <strong>{guest.reference}</strong> or show the voucher to your guide.
				</Text>
			</Section>
			<Button href={voucherUrl(sender.appUrl, guest.confirmId)} style={mailStyles.button}>
				Open the voucher
			</Button>
		</MailFrame>
	);
}

function placeLine({ pickup }: GuestBooking): string {
	return [pickup.title, pickup.place].filter(Boolean).join(", ");
}
