import { totemTexts } from "#app/messages/texts.ts";
import { useTexts } from "#app/messages/use-language.tsx";
import type { TotemHotel } from "#app/partners/totem.ts";
import { totemButton } from "#app/totem/totem-button.ts";

/** A button, because the link alone must change nothing: previews in chats and browsers that load ahead open it too. */
export function EnrolByLink({ hotel, token }: { hotel: TotemHotel; token: string }) {
	const texts = useTexts(totemTexts).enrolByLink;
	return (
		<form
			method="post"
			// the index route answers
			action={`/totem/${hotel.id}/?index`}
			className="grid content-center justify-items-start gap-6 pt-28 landscape:col-span-2 landscape:px-16"
		>
			<input type="hidden" name="token" value={token} />
			<h1 className="text-[2.7rem]">{texts.title({ hotel: hotel.name })}</h1>
			<p className="max-w-[34ch] text-lg">{texts.text}</p>
			<button type="submit" className={totemButton("next")}>
				{texts.submit}
			</button>
		</form>
	);
}
