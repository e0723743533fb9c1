import type { Unsent } from "#app/islands/forms/form-sending.ts";
import { unsentBarTexts } from "#app/messages/catalogues/booking/unsent-bar.ts";
import { useTexts } from "#app/messages/use-language.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { useInSight } from "#app/ui/use-in-sight.ts";

/** A link to the notice, shown while the notice is out of view. */
export function UnsentBar({ unsent, className }: { unsent: Unsent; className: string }) {
	const texts = useTexts(unsentBarTexts);
	const isNoticeInSight = useInSight("unsent");
	return (
		<div data-booking-bar className={`${className} bg-sand ${isNoticeInSight ? "invisible" : ""}`}>
			<span className="min-w-0 flex-[1_1_8rem]">
				<b>{unsent.state === "not sent" ? texts.notSent : texts.lost}</b>
				<span className="block text-sm">
					{unsent.isTriedAgain ? texts.pressAgain : texts.weTryAgain}
				</span>
			</span>
			<a href="#unsent" className={buttonClass()}>
				{texts.show}
			</a>
		</div>
	);
}
