import { useLanguage } from "#app/messages/use-language.tsx";
import type { GuestBooking } from "#app/sales/booking/booking.ts";
import { proofsInWords } from "#app/sales/fare-words.ts";

/** What guests at a fare show on the day. */
export default function FareProofs({ fares }: Pick<GuestBooking, "fares">) {
	const proofs = proofsInWords(fares, useLanguage());
	return proofs.length > 0 ? (
		<ul className="mt-4 text-base/snug font-[650] landscape:mt-2 landscape:text-sm/snug">
			{proofs.map((proof) => (
				<li key={proof}>{proof}</li>
			))}
		</ul>
	) : null;
}
