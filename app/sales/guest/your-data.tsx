import { RichText } from "#app/messages/rich-text.tsx";
import { yourDataTexts } from "#app/messages/texts.ts";
import { useLocalPath, useTexts } from "#app/messages/use-language.tsx";
import type { GuestBooking } from "#app/sales/booking/booking.ts";
import type { ErasureBlocker } from "#app/sales/erasure/erased-booking.ts";
import { Button, ButtonAnchor } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { GuestSheet, GuestSheets, sheetPairClass } from "./guest-booking-sheets.tsx";

interface YourDataProps {
	booking: GuestBooking;
	/** False for a booking that staff made for somebody without an address. */
	hasEmail: boolean;
	/** Why they can't be deleted yet. */
	waits: readonly ErasureBlocker[];
	/** Why the last form was refused. */
	problem: Exclude<keyof (typeof yourDataTexts)["en"]["problems"], "nothing"> | null;
	/** The email that was typed for the deletion. */
	typedEmail: string;
}

/** Take the data of a booking along, or have them deleted; works without a script. */
export function YourData({ booking, hasEmail, waits, problem, typedEmail }: YourDataProps) {
	const texts = useTexts(yourDataTexts);
	const localPath = useLocalPath();
	const page = localPath(`/booking/${booking.confirmId}`);
	return (
		<GuestSheets
			title={texts.title}
			lead={texts.lead}
			nothing={texts.problems.nothing}
			problem={problem && texts.problems[problem]}
		>
			<div className={sheetPairClass}>
				<GuestSheet>
					<form method="post" action={`${page}/data.json`} data-repeatable className="grid gap-5">
						<h2 className="text-xl">{texts.take.heading}</h2>
						<p>{texts.take.text}</p>
						{hasEmail ? <OwnEmail name="takeEmail" typedEmail="" /> : null}
						<Button type="submit" className="justify-self-start">
							{texts.take.button}
						</Button>
					</form>
				</GuestSheet>
				<GuestSheet>
					<h2 className="text-xl">{texts.erase.heading}</h2>
					{waits.length > 0 ? <Waits waits={waits} /> : null}
					<WhatGoes reference={booking.reference} />
					{waits.length === 0 ? (
						<form method="post" action={`${page}/data`} className="grid gap-5">
							{hasEmail ? <OwnEmail name="eraseEmail" typedEmail={typedEmail} /> : null}
							<Button type="submit" className="justify-self-start">
								{texts.erase.button}
							</Button>
						</form>
					) : null}
				</GuestSheet>
			</div>
			<div className="mt-8">
				<ButtonAnchor href={page}>{texts.backTo}</ButtonAnchor>
			</div>
		</GuestSheets>
	);
}

/** Each form has its own, so their names differ. */
function OwnEmail({ name, typedEmail }: { name: "takeEmail" | "eraseEmail"; typedEmail: string }) {
	const texts = useTexts(yourDataTexts);
	return (
		<TextField
			name={name}
			type="email"
			required
			label={texts.email}
			hint={texts.emailWhy}
			autoComplete="email"
			defaultValue={typedEmail}
		/>
	);
}

function Waits({ waits }: Pick<YourDataProps, "waits">) {
	const { erase: texts } = useTexts(yourDataTexts);
	return (
		<Notice>
			<p className="font-semibold">{texts.notYet}</p>
			{waits.map((why) => (
				<p key={why}>{texts.waits[why]}</p>
			))}
		</Notice>
	);
}

function WhatGoes({ reference }: { reference: string }) {
	const { erase: texts } = useTexts(yourDataTexts);
	return (
		<ul className="grid list-disc gap-2.5 pl-5">
			<li>{texts.goes}</li>
			<li>
				<RichText
					text={texts.stays({ reference })}
					parts={{ code: (code) => <b className="tracking-[0.04em] whitespace-nowrap">{code}</b> }}
				/>
			</li>
			<li>{texts.ends}</li>
			<li>{texts.others}</li>
		</ul>
	);
}
