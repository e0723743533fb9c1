import * as v from "valibot";
import { VoucherCode } from "#app/bookings/guest/voucher-qr-code.tsx";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { useTotem } from "#app/totem/device/totem-status.ts";
import { StepHeading } from "#app/totem/sale/step-heading.tsx";
import type { Choice } from "#app/totem/sale/use-choice.ts";
import { totemButton } from "#app/totem/totem-button.ts";
import { useHandoff } from "./use-handoff.ts";

const offerSchema = v.object({ token: v.string(), watch: v.string() });

/** Shows a QR code for the guest's phone, and follows the booking that is made there. */
export function PhoneStep({ choice }: { choice: Choice }) {
	const { appUrl } = useSiteConfig();
	const { stepBack } = useTotem();
	const { offer, state, offerAgain } = useHandoff(choice, offerSchema);
	const { title, text } = words[state];
	return (
		<>
			<StepHeading>{title}</StepHeading>
			<p role="status" className="text-[1.15rem]/snug">
				{text}
			</p>
			<div className="grid min-h-[16rem] place-items-center rounded-lg bg-paper p-6 shadow-lift">
				{state === "waiting" && offer ? (
					<VoucherCode
						url={`${appUrl}/totem/handover/${offer.token}`}
						label="QR code that opens your choice on your phone"
						className="w-[17rem]"
					/>
				) : null}
				{state === "waiting" && !offer ? <p>Making your code …</p> : null}
				{state === "opened" || state === "booked" ? (
					<img src="/art/mark.svg" alt="" width="160" height="160" className="size-40" />
				) : null}
				{state === "gone" ? (
					<button type="button" onClick={stepBack ?? undefined} className={totemButton("next")}>
						Choose another day
					</button>
				) : null}
				{state === "over" || state === "failed" ? (
					<button type="button" onClick={offerAgain} className={totemButton("next")}>
						Make a new code
					</button>
				) : null}
			</div>
		</>
	);
}

const words = {
	waiting: {
		title: "Point your camera here",
		text: "Your phone opens your choice. Add your name and email there; the code works once, for 15 minutes.",
	},
	opened: {
		title: "Your phone has it",
		text: "Go on there. This screen tells you when the seats are yours.",
	},
	booked: { title: "Booked", text: "One moment, please." },
	gone: {
		title: "These seats were just taken",
		text: "Somebody else booked them first. Nothing was booked for you; other days have seats.",
	},
	over: { title: "This code has run out", text: "Nothing was booked with it." },
	failed: {
		title: "We need the network for a code",
		text: "It is away for a moment. Your choice is still here.",
	},
};
