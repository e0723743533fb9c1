import { languageFacts, writtenLanguages } from "#app/messages/languages.ts";
import { voucherTexts } from "#app/messages/texts.ts";
import { useLocalPath, useTexts } from "#app/messages/use-language.tsx";
import type { GuestBooking } from "#app/sales/booking/booking.ts";
import { languageOfBooking } from "#app/sales/booking/booking-language.ts";

/** The language of the mails about this booking, whatever language the page is read in; works without a script. */
export function MailLanguage({ booking }: { booking: GuestBooking }) {
	const { mailLanguage: texts } = useTexts(voucherTexts);
	const localPath = useLocalPath();
	return (
		<form
			method="post"
			action={localPath(`/booking/${booking.confirmId}`)}
			className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-ink-soft print:hidden"
		>
			<label htmlFor="mail-language">{texts.label}</label>
			<select
				id="mail-language"
				name="language"
				defaultValue={languageOfBooking(booking.language)}
				autoComplete="off"
				className="min-h-11 rounded-md border border-edge bg-paper px-3 text-ink"
			>
				{writtenLanguages.map((language) => (
					<option key={language} value={language} lang={language}>
						{languageFacts[language].name}
					</option>
				))}
			</select>
			<button
				type="submit"
				className="min-h-11 cursor-pointer px-1 font-semibold text-ocean underline hover:no-underline"
			>
				{texts.change}
			</button>
		</form>
	);
}
