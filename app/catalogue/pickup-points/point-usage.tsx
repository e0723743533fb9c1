import { Form, Link } from "react-router";
import { pickupPointTexts } from "#app/messages/staff/excursions/pickup-point.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";
import type { PointUse } from "./pickup-points.server.ts";

const texts = pickupPointTexts.usage;

/** Excursions that stop here; an unused point can be deleted after a confirmation. */
export function PointUsage({
	title,
	use,
	stops,
	mayDelete,
}: {
	title: string;
	use: PointUse;
	stops: { id: string; title: string; time: string }[];
	mayDelete: boolean;
}) {
	const isUsed = use.excursions + use.hotels + use.bookings > 0;
	return (
		<Card title={texts.title}>
			{stops.length > 0 ? (
				<ul className="grid gap-1">
					{stops.map(({ id, title, time }) => (
						<li key={id}>
							<span className="font-display text-lg">{time}</span>{" "}
							<Link to={`/dashboard/excursion/${id}`} className="inline-block py-0.5">
								{title}
							</Link>
						</li>
					))}
				</ul>
			) : (
				<p className="text-ink-soft">{texts.none}</p>
			)}
			{mayDelete && isUsed ? <p className="text-sm text-ink-soft">{texts.isUsed}</p> : null}
			{mayDelete && !isUsed ? (
				<ConfirmButton act={texts.delete} consequence={texts.consequence({ title })}>
					<Form method="post">
						<input type="hidden" name="intent" value="delete" />
						<Button type="submit">{texts.confirm({ title })}</Button>
					</Form>
				</ConfirmButton>
			) : null}
		</Card>
	);
}
