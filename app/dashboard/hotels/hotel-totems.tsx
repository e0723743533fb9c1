import { Form } from "react-router";
import { hotelPageTexts } from "#app/messages/staff/partners/hotel-page.ts";
import type { TotemState } from "#app/partners/totem.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Card } from "#app/ui/card.tsx";
import { formatInstant } from "#app/ui/format/format.ts";

interface Line {
	id: number;
	name: string;
	seenAt: number;
	state: TotemState;
}

const texts = hotelPageTexts.totems;

const looks: Record<TotemState, "foam" | "grey" | "bad"> = {
	live: "foam",
	silent: "bad",
	revoked: "grey",
};

export function HotelTotems({
	hotelId,
	totems,
	url,
	timeZone,
	mayUpdate,
}: {
	hotelId: string;
	totems: Line[];
	url: string;
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
			{totems.length > 0 ? (
				<ul>
					{totems.map(({ id, name, seenAt, state }) => (
						<li
							key={id}
							className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3"
						>
							<b className="min-w-0 font-semibold [overflow-wrap:anywhere]">{name}</b>
							<Badge look={looks[state]}>{texts.state[state]}</Badge>
							<span className="text-sm text-ink-soft">
								{texts.lastSeen({ at: formatInstant(seenAt, timeZone) })}
							</span>
							{mayUpdate && state !== "revoked" ? <Revoke id={id} name={name} /> : null}
						</li>
					))}
				</ul>
			) : (
				<p className="text-ink-soft">{texts.none}</p>
			)}
			{mayUpdate ? (
				<p>
					<ButtonLink to={`/dashboard/totem-new?hotel=${hotelId}`}>{texts.byFigures}</ButtonLink>
				</p>
			) : null}
		</Card>
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
