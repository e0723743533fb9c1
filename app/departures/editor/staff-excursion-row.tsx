import { RichText } from "#app/messages/rich-text.tsx";
import { excursionListTexts } from "#app/messages/staff/excursions/excursion-list.ts";
import { excursionStateTexts } from "#app/messages/staff/excursions/excursion-state.ts";
import { translationsTexts } from "#app/messages/staff/excursions/translations.ts";
import { Badge } from "#app/ui/badge.tsx";
import { formatDate, formatList } from "#app/ui/format/format.ts";
import { RowLink } from "#app/ui/row-link.tsx";
import { missingForSale } from "./staff-excursion.ts";
import type { ListedExcursion } from "./staff-excursions.server.ts";

const texts = excursionListTexts.row;

/** An excursion in the staff's list: state, next departure, and sales of the coming weeks. */
export function StaffExcursionRow({
	excursion,
	kind,
}: {
	excursion: ListedExcursion;
	/** Name of its category. */
	kind: string;
}) {
	const { id, title, isActive, poster, next, sales, languages } = excursion;
	return (
		<li className="relative grid grid-cols-[4rem_minmax(0,1fr)] items-center gap-x-4 gap-y-2 border-b border-line py-4 hover:bg-paper min-[45rem]:grid-cols-[4rem_minmax(0,1fr)_15rem_16rem] min-[45rem]:gap-6">
			<div className="aspect-square overflow-hidden rounded-md bg-sand">
				{poster ? (
					<img
						src={poster.url}
						srcSet={poster.srcSet}
						sizes="4rem"
						alt=""
						width={poster.width}
						height={poster.height}
						loading="lazy"
						className="size-full object-cover"
					/>
				) : null}
			</div>
			<div className="min-w-0">
				<h2 className="text-[1.3rem]">
					<RowLink to={`/dashboard/excursion/${id}`}>{title}</RowLink>
				</h2>
				<p className="flex flex-wrap items-center gap-x-2.5 text-sm text-ink-soft">
					<Badge look={isActive ? "foam" : "grey"}>
						{isActive ? excursionStateTexts.onSale : excursionStateTexts.notOnSale}
					</Badge>
					{kind}
				</p>
				<p className="mt-1 text-sm text-ink-soft">
					<span className="sr-only">{translationsTexts.languages}</span> {languages}
				</p>
			</div>
			<p className="col-span-2 text-sm min-[45rem]:col-span-1">
				<Next excursion={excursion} />
			</p>
			<div className="col-span-2 text-sm min-[45rem]:col-span-1">
				{sales ? (
					<>
						<p>
							<RichText
								text={texts.sold(sales)}
								parts={{ b: (words) => <b className="font-bold">{words}</b> }}
							/>
						</p>
						<SoldBar {...sales} />
					</>
				) : null}
				{next?.state === "full" ? <span className="sr-only">{texts.nextIsFull}</span> : null}
			</div>
		</li>
	);
}

function Next({
	excursion: { isActive, next, pictures, openPickups },
}: {
	excursion: ListedExcursion;
}) {
	const missing = missingForSale({ pictures, openPickups });
	if (!isActive && missing.length > 0)
		return (
			<span className="font-semibold text-few">
				{texts.needs({ missing: formatList(missing) })}
			</span>
		);
	if (!next) return <span className="text-ink-soft">{texts.noDeparture}</span>;
	return (
		<>
			<RichText
				text={texts.next({ date: formatDate(next.date, "short"), time: next.startTime })}
				parts={{
					soft: (words) => <span className="text-ink-soft">{words}</span>,
					when: (words) => (
						<time dateTime={`${next.date}T${next.startTime}`} className="font-semibold">
							{words}
						</time>
					),
				}}
			/>
			<br />
			<span className={next.left <= 3 ? "font-semibold text-few" : "text-ink-soft"}>
				{next.state === "full" ? texts.full : texts.free(next)}
			</span>
		</>
	);
}

function SoldBar({ sold, seats }: { sold: number; seats: number }) {
	const share = seats > 0 ? Math.min(100, (sold / seats) * 100) : 0;
	return (
		<svg
			viewBox="0 0 100 4"
			preserveAspectRatio="none"
			aria-hidden="true"
			className="mt-1 h-2.5 w-full rounded-sm"
		>
			<rect width="100" height="4" className="fill-sand" />
			<rect width={share} height="4" className="fill-sea" />
		</svg>
	);
}
