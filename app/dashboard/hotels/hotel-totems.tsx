import { Form } from "react-router";
import { hotelPageTexts } from "#app/messages/staff/partners/hotel-page.ts";
import { enrolmentHours, type TotemState } from "#app/partners/totem.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Card } from "#app/ui/card.tsx";
import { formatInstant } from "#app/ui/format/format.ts";
import { Notice } from "#app/ui/notice.tsx";
import { QrCode } from "#app/ui/qr/qr-code.tsx";
import type { QrModules } from "#app/ui/qr/qr-modules.ts";

interface Line {
	id: number;
	name: string;
	createdAt: number;
	seenAt: number | null;
	state: TotemState;
}

/** With the same address as a QR code. */
interface EnrolmentLink {
	url: string;
	code: QrModules;
}

const texts = hotelPageTexts.totems;

const looks: Record<TotemState, "foam" | "sand" | "grey" | "bad"> = {
	waiting: "sand",
	live: "foam",
	silent: "bad",
	revoked: "grey",
	lapsed: "grey",
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
	enrolled: EnrolmentLink | null;
	timeZone: string;
	mayUpdate: boolean;
}) {
	return (
		<Card title={texts.title} id="totems" hint={texts.hint}>
			<p>
				<a href={url} className="break-all">
					{url}
				</a>
			</p>
			{enrolled ? <Enrolment {...enrolled} /> : null}
			{totems.length > 0 ? (
				<ul>
					{totems.map(({ id, name, createdAt, seenAt, state }) => (
						<li
							key={id}
							className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3"
						>
							<b className="min-w-0 font-semibold [overflow-wrap:anywhere]">{name}</b>
							<Badge look={looks[state]}>{texts.state[state]}</Badge>
							<span className="text-sm text-ink-soft">
								{seenAt
									? texts.lastSeen({ at: formatInstant(seenAt, timeZone) })
									: texts.allowed({ at: formatInstant(createdAt, timeZone) })}
							</span>
							{mayUpdate && state !== "revoked" && state !== "lapsed" ? (
								<Revoke id={id} name={name} />
							) : null}
						</li>
					))}
				</ul>
			) : (
				<p className="text-ink-soft">{texts.none}</p>
			)}
			{mayUpdate ? (
				<div className="flex flex-wrap items-center gap-x-5 gap-y-3">
					<ButtonLink to={`/dashboard/totem-new?hotel=${hotelId}`}>{texts.byFigures}</ButtonLink>
					<Form method="post" preventScrollReset>
						<input type="hidden" name="intent" value="enrol" />
						<button
							type="submit"
							className="min-h-11 cursor-pointer font-semibold text-ocean underline underline-offset-[0.22em]"
						>
							{texts.byLink}
						</button>
					</Form>
				</div>
			) : null}
		</Card>
	);
}

function Enrolment({ url, code }: EnrolmentLink) {
	return (
		<Notice>
			<p className="font-semibold">{texts.link.openWithin({ hours: enrolmentHours })}</p>
			<p>{texts.link.once}</p>
			<div className="flex flex-wrap items-center gap-5">
				<QrCode code={code} label={texts.link.qrCode} className="size-44 rounded-md bg-paper" />
				<code className="min-w-52 flex-1 text-sm break-all">{url}</code>
			</div>
		</Notice>
	);
}

/** Asks for confirmation, because guests may be using the screen. */
function Revoke({ id, name }: { id: number; name: string }) {
	return (
		<details className="ml-auto text-sm">
			<summary className="min-h-10 py-2 font-semibold text-danger">{texts.revoke.revoke}</summary>
			<Form method="post" preventScrollReset className="flex flex-wrap items-center gap-3">
				<input type="hidden" name="intent" value="revoke" />
				<input type="hidden" name="totemId" value={id} />
				<span>{texts.revoke.consequence}</span>
				<Button type="submit" className="min-h-10 px-4 text-sm">
					{texts.revoke.confirm({ name })}
				</Button>
			</Form>
		</details>
	);
}
