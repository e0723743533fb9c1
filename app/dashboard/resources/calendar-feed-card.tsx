import { useState } from "react";
import { Form, useNavigation } from "react-router";
import { ownWeekTexts } from "#app/messages/staff/departures/own-week.ts";
import { Button } from "#app/ui/button.tsx";
import { formatDate } from "#app/ui/format/format.ts";

const texts = ownWeekTexts.feed;

/** The address by which a phone's calendar reads the week: made, shown once, and stopped. */
export function CalendarFeedCard({
	madeOn,
	address,
}: {
	/** Local date; null while there is none. */
	madeOn: string | null;
	/** It has just been made. */
	address: string | null;
}) {
	const isBusy = useNavigation().state !== "idle";
	return (
		<section
			aria-labelledby="feed"
			className="mt-8 grid gap-3 rounded-lg border border-line bg-paper p-5"
		>
			<h2 id="feed" className="text-[1.25rem]">
				{texts.title}
			</h2>
			<p className="max-w-prose text-sm text-ink-soft">{texts.what}</p>
			{address ? (
				<NewAddress address={address} />
			) : madeOn ? (
				<p className="max-w-prose text-sm">{texts.madeAt({ time: formatDate(madeOn, "long") })}</p>
			) : null}
			<Form method="post" preventScrollReset className="flex flex-wrap gap-3">
				<Button name="act" value="make" look="outlined" disabled={isBusy}>
					{madeOn ? texts.again : texts.make}
				</Button>
				{madeOn ? (
					<Button name="act" value="end" disabled={isBusy}>
						{texts.end}
					</Button>
				) : null}
			</Form>
		</section>
	);
}

function NewAddress({ address }: { address: string }) {
	const [isCopied, setIsCopied] = useState(false);
	return (
		<div role="status" className="grid gap-2 rounded-md bg-foam px-4 py-3 text-on-foam">
			<label className="grid gap-1 text-sm font-semibold">
				{texts.address}
				<input
					readOnly
					value={address}
					onFocus={({ target }) => target.select()}
					className="min-h-11 w-full rounded-md border-[1.5px] border-edge bg-paper px-3 text-ink"
				/>
			</label>
			<p className="max-w-prose text-sm">{texts.once}</p>
			<Button
				type="button"
				look="outlined"
				className="justify-self-start noscript:hidden"
				onClick={() =>
					navigator.clipboard.writeText(address).then(
						() => setIsCopied(true),
						() => {},
					)
				}
			>
				{isCopied ? texts.copied : texts.copy}
			</Button>
		</div>
	);
}
