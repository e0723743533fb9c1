import { Form } from "react-router";
import { VoucherCode } from "#app/bookings/guest/voucher-qr-code.tsx";
import { enrolmentHours, type TotemState } from "#app/partners/totem.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Card } from "#app/ui/card.tsx";
import { formatInstant } from "#app/ui/format/format.ts";
import { Notice } from "#app/ui/notice.tsx";

interface Line {
	id: number;
	name: string;
	createdAt: number;
	seenAt: number | null;
	state: TotemState;
}

const states: Record<TotemState, { look: "foam" | "sand" | "grey" | "bad"; label: string }> = {
	waiting: { look: "sand", label: "Waiting for its screen" },
	live: { look: "foam", label: "Live" },
	silent: { look: "bad", label: "Silent" },
	revoked: { look: "grey", label: "Revoked" },
	lapsed: { look: "grey", label: "Lapsed" },
};

export function HotelTotems({
	hotelId,
	totems,
	url,
	enrolled,
	timeZone,
	mayUpdate,
}: {
	hotelId: string;
	totems: Line[];
	url: string;
	/** Enrolment link of a new screen; shown only once. */
	enrolled: string | null;
	timeZone: string;
	mayUpdate: boolean;
}) {
	return (
		<Card
			title="Totems"
			id="totems"
			hint="Screens in the lobby. Only an enrolled one sells in the hotel’s name."
		>
			<p>
				<a href={url} className="break-all">
					{url}
				</a>
			</p>
			{enrolled ? <Enrolment url={enrolled} /> : null}
			{totems.length > 0 ? (
				<ul>
					{totems.map(({ id, name, createdAt, seenAt, state }) => (
						<li
							key={id}
							className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3"
						>
							<b className="min-w-0 font-semibold [overflow-wrap:anywhere]">{name}</b>
							<Badge look={states[state].look}>{states[state].label}</Badge>
							<span className="text-sm text-ink-soft">
								{seenAt
									? `Last seen ${formatInstant(seenAt, timeZone)}`
									: `Allowed ${formatInstant(createdAt, timeZone)}`}
							</span>
							{mayUpdate && state !== "revoked" && state !== "lapsed" ? (
								<Revoke id={id} name={name} />
							) : null}
						</li>
					))}
				</ul>
			) : (
				<p className="text-ink-soft">No screen yet.</p>
			)}
			{mayUpdate ? (
				<div className="flex flex-wrap items-center gap-x-5 gap-y-3">
					<ButtonLink to={`/dashboard/totem-new?hotel=${hotelId}`}>
						A screen shows six figures
					</ButtonLink>
					<Form method="post" preventScrollReset>
						<input type="hidden" name="intent" value="enrol" />
						<button
							type="submit"
							className="min-h-11 cursor-pointer font-semibold text-ocean underline underline-offset-[0.22em]"
						>
							Make a link instead
						</button>
					</Form>
				</div>
			) : null}
		</Card>
	);
}

function Enrolment({ url }: { url: string }) {
	return (
		<Notice>
			<p className="font-semibold">Open this on the new screen within {enrolmentHours} hours</p>
			<p>It works once, and it is not shown again.</p>
			<div className="flex flex-wrap items-center gap-5">
				<VoucherCode
					url={url}
					label="QR code of the new screen’s link"
					className="size-44 rounded-md bg-paper"
				/>
				<code className="min-w-52 flex-1 text-sm break-all">{url}</code>
			</div>
		</Notice>
	);
}

/** Asks for confirmation, because guests may be using the screen. */
function Revoke({ id, name }: { id: number; name: string }) {
	return (
		<details className="ml-auto text-sm">
			<summary className="min-h-10 py-2 font-semibold text-danger">Revoke</summary>
			<Form method="post" preventScrollReset className="flex flex-wrap items-center gap-3">
				<input type="hidden" name="intent" value="revoke" />
				<input type="hidden" name="totemId" value={id} />
				<span>It can sell no more from the next booking on.</span>
				<Button type="submit" className="min-h-10 px-4 text-sm">
					Yes, revoke {name}
				</Button>
			</Form>
		</details>
	);
}
