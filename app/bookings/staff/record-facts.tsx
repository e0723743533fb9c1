import type { ReactNode } from "react";
import { Link } from "react-router";
import { peopleInWords } from "#app/bookings/booking-words.ts";

import { formatDate, formatMoney, languageName } from "#app/ui/format/format.ts";
import { Sheet } from "#app/ui/sheet.tsx";
import type { BookingRecord } from "./booking-record.server.ts";

/** Excursion and guest: the facts that are asked for on the phone. */
export function BookingFacts({ record }: { record: BookingRecord }) {
	const phone = record.phone?.replace(/[^\d+]/g, "");
	return (
		<Sheet id="facts" title={record.title}>
			<dl className="grid gap-x-6 gap-y-3 min-[45rem]:grid-cols-2">
				<Fact name="Day">
					<Link to={`/dashboard/departures/${record.excursionId}/${record.date}`}>
						{formatDate(record.date, "full")}
					</Link>
					, starts {record.startTime}
				</Fact>
				<Fact name="Pickup">
					{record.pickup}
					{record.place ? (
						<span className="block text-sm text-ink-soft">{record.place}</span>
					) : null}
				</Fact>
				<Fact name="Guests">{peopleInWords(record)}</Fact>
				<Fact name="Price">{formatMoney(record.priceCents, record.currency)}</Fact>
				<Fact name="Email">
					<a href={`mailto:${record.email}`} className="break-all">
						{record.email}
					</a>
				</Fact>
				<Fact name="Phone">
					{phone ? <a href={`tel:${phone}`}>{record.phone}</a> : "none given"}
				</Fact>
				<Fact name="Speaks">{record.language ? languageName(record.language) : "not known"}</Fact>
				<Fact name="Sold by">{record.partner}</Fact>
				{record.comments ? (
					<Fact name="Comments">
						<span className="whitespace-pre-line text-few">{record.comments}</span>
					</Fact>
				) : null}
				{record.boarding ? <Fact name="On the day">{record.boarding}</Fact> : null}
			</dl>
			<p className="text-sm">
				<Link to={`/booking/${record.confirmId}`}>The guest’s own page</Link>
			</p>
		</Sheet>
	);
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
	return (
		<div className="min-w-0">
			<dt className="text-sm text-ink-soft">{name}</dt>
			<dd className="font-[550]">{children}</dd>
		</div>
	);
}
