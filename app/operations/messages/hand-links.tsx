import { toldGuestsTexts as texts } from "#app/messages/staff/departures/told-guests.ts";
import { TextWithHidden } from "#app/messages/text-with-hidden.tsx";
import { phoneLinks } from "#app/ui/format/phone-links.ts";

const wayClass =
	"inline-grid min-h-12 flex-[1_1_5.5rem] place-items-center rounded-full border-[1.5px] border-edge bg-paper px-3 text-sm whitespace-nowrap font-semibold text-ocean no-underline min-[60rem]:flex-none";

/** A guest whom somebody reaches by hand. */
export interface HandGuest {
	name: string;
	phone: string | null;
	hotel: { name: string; phone: string } | null;
	pickup: { title: string };
}

/** WhatsApp, SMS and call with the text filled in; without a number the hotel's, or the stop to ask at. */
export function HandLinks({ guest, text }: { guest: HandGuest; text: string }) {
	const { hotel } = guest;
	const { call, sms, whatsApp } = phoneLinks(guest.phone, text);
	const { call: hotelCall } = phoneLinks(hotel?.phone ?? null, text);
	if (!call && !hotel)
		return <p className="self-center text-sm">{texts.noNumber({ stop: guest.pickup.title })}</p>;
	return (
		<>
			{whatsApp ? (
				<a href={whatsApp} target="_blank" rel="noreferrer" className={wayClass}>
					<TextWithHidden text={texts.whatsApp(guest)} />
				</a>
			) : null}
			{sms ? (
				<a href={sms} className={wayClass}>
					<TextWithHidden text={texts.sms(guest)} />
				</a>
			) : null}
			{call ? (
				<a href={call} className={wayClass}>
					<TextWithHidden text={texts.call(guest)} />
				</a>
			) : null}
			{hotel && hotelCall && !call ? (
				<a href={hotelCall} className={wayClass}>
					<TextWithHidden text={texts.callHotel({ hotel: hotel.name, name: guest.name })} />
				</a>
			) : null}
		</>
	);
}
