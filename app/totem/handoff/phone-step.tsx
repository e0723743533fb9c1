import { FirmMark } from "#app/configuration/firm-mark.tsx";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { handoffTexts } from "#app/messages/texts.ts";
import { useTexts } from "#app/messages/use-language.tsx";
import { useTotem } from "#app/totem/device/totem-status.ts";
import { StepHeading } from "#app/totem/sale/steps/step.tsx";
import type { Choice } from "#app/totem/sale/use-choice.ts";
import { totemButton } from "#app/totem/totem-button.ts";
import { QrCode } from "#app/ui/qr/qr-code.tsx";
import { qrModules } from "#app/ui/qr/qr-modules.ts";
import { useHandoff } from "./use-handoff.ts";

/** Shows a QR code for the guest's phone, and follows the booking that is made there. */
export function PhoneStep({ choice }: { choice: Choice }) {
	const { appUrl } = useSiteConfig();
	const { stepBack } = useTotem();
	const { offer, state, offerAgain } = useHandoff(choice);
	const texts = useTexts(handoffTexts).phone;
	const { title, text } = texts[state];
	return (
		<>
			<StepHeading>{title}</StepHeading>
			<p role="status" className="text-[1.15rem]/snug">
				{text}
			</p>
			<div className="grid min-h-[16rem] place-items-center gap-5 rounded-lg bg-paper p-6 shadow-lift">
				{state === "waiting" && offer ? (
					<QrCode
						code={qrModules(`${appUrl}/totem/handover/${offer.token}`)}
						label={texts.code}
						className="w-[17rem]"
					/>
				) : null}
				{state === "waiting" && !offer ? <p>{texts.making}</p> : null}
				{state === "opened" || state === "booked" ? <FirmMark className="h-40 max-w-full" /> : null}
				{state === "gone" ? (
					<button type="button" onClick={stepBack ?? undefined} className={totemButton("next")}>
						{texts.anotherDay}
					</button>
				) : null}
				{state === "opened" || state === "over" || state === "failed" ? (
					<button
						type="button"
						onClick={offerAgain}
						// whoever goes on by phone needs no button here
						className={totemButton(state === "opened" ? "main" : "next")}
					>
						{texts.newCode}
					</button>
				) : null}
			</div>
		</>
	);
}
