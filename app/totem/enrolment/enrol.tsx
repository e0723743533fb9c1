import { useEffect } from "react";
import { Link, redirect } from "react-router";
import { FirmMark } from "#app/configuration/firm-mark.tsx";
import { useSiteConfig, useSiteName } from "#app/configuration/site-config.ts";
import { totemEnrolmentTexts } from "#app/messages/staff/office/totem-enrolment.ts";
import { spokenDeskCode } from "#app/partners/totem/desk-code.ts";
import { isHotelId } from "#app/partners/totem.ts";
import { enrolmentOf } from "#app/partners/totem-enrolments.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { totemSecret } from "#app/totem/device/totem-cookie.server.ts";
import { DottedSteps } from "#app/totem/dotted-steps.tsx";
import { totemButton } from "#app/totem/totem-button.ts";
import { formatClock } from "#app/ui/format/format.ts";
import { QrCode } from "#app/ui/qr/qr-code.tsx";
import { qrModules } from "#app/ui/qr/qr-modules.ts";
import type { Route } from "./+types/enrol";
import { type Enrolment, useEnrolment } from "./use-enrolment.ts";
import "../totem.css";

/** An enrolled screen goes on to its hotel. Only at "/totem/", with its slash, does the service worker answer without a network. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
	const { db, environment } = context.get(requestContext);
	const secret = await totemSecret.read(request, context);
	const circumstances = { authSecret: environment.authSecret, now: Date.now() };
	const screenEnrolment = await enrolmentOf(db, secret, circumstances);
	if (screenEnrolment?.state === "enrolled") throw redirect(`/totem/${screenEnrolment.hotelId}/`);
	const from = url.searchParams.get("from") ?? "";
	return { from: isHotelId(from) ? from : null };
}

export function meta() {
	return [{ title: totemEnrolmentTexts.pageTitle }];
}

export default function Enrol({ loaderData: { from } }: Route.ComponentProps) {
	const enrolment = useEnrolment();
	const name = useSiteName();
	const { answer } = enrolment;
	const hotelId = answer?.state === "enrolled" ? answer.hotelId : null;
	useEffect(() => {
		if (hotelId) location.replace(`/totem/${hotelId}/`);
	}, [hotelId]);
	useReturn(from, answer?.state === "waiting" ? answer.expiresAt : null);
	return (
		<div className="totem relative grid h-dvh grid-rows-[minmax(0,1fr)_auto] overflow-hidden">
			<header className="pointer-events-none absolute inset-x-0 top-0 z-2 flex px-8 py-[1.2rem]">
				<span className="-ml-1 inline-flex min-h-14 items-center gap-2.5 rounded-full bg-page px-5 py-1 font-display text-[1.4rem]/none tracking-[-0.02em]">
					<FirmMark className="h-12 max-w-40" />
					{name}
				</span>
			</header>
			<main
				id="main"
				className="flex min-h-0 flex-col gap-6 overflow-y-auto px-8 pb-4 landscape:grid landscape:grid-cols-[44fr_56fr] landscape:grid-rows-[minmax(0,1fr)] landscape:gap-0 landscape:px-0 landscape:pb-0"
			>
				<div className="relative -mx-8 h-[24rem] min-h-[12rem] shrink! landscape:mx-0 landscape:h-auto">
					<img
						src="/art/hero.svg"
						alt=""
						width="1920"
						height="1000"
						className="size-full object-cover object-[61%_100%] landscape:absolute landscape:inset-0"
					/>
				</div>
				<section className="grid grid-cols-[minmax(0,1fr)] content-start gap-6 text-[1.25rem]/normal landscape:content-center-safe landscape:overflow-y-auto landscape:px-[2.4rem]">
					<h1 className="text-[3.2rem]">
						{hotelId ? totemEnrolmentTexts.title.found : totemEnrolmentTexts.title.asking}
					</h1>
					<div
						role="status"
						className="grid min-h-[30rem] landscape:min-h-[18rem] items-center rounded-lg bg-paper p-[1.8rem] shadow-lift"
					>
						<Figures enrolment={enrolment} />
					</div>
					<DottedSteps steps={Object.values(totemEnrolmentTexts.steps)} />
				</section>
			</main>
			<footer className="flex min-h-[6rem] items-center justify-between gap-6 border-t-2 border-dotted border-dune bg-page px-8 py-[1.1rem]">
				<p className="text-sm/snug text-ink-soft">{totemEnrolmentTexts.sellsNothing}</p>
				{from ? (
					<Link
						to={`/totem/${from}/`}
						reloadDocument
						className={totemButton("quiet", "whitespace-nowrap")}
					>
						{totemEnrolmentTexts.showTrips}
					</Link>
				) : null}
			</footer>
		</div>
	);
}

/** A guest who opened this page in a lobby must not leave the screen here: it returns when the figures run out. */
function useReturn(from: string | null, expiresAt: number | null) {
	useEffect(() => {
		if (!from || expiresAt === null) return;
		const timer = setTimeout(
			() => location.replace(`/totem/${from}/`),
			Math.max(0, expiresAt - Date.now()),
		);
		return () => clearTimeout(timer);
	}, [from, expiresAt]);
}

function Figures({ enrolment: { answer, trouble } }: { enrolment: Enrolment }) {
	const { timeZone, operator } = useSiteConfig();
	const { figures: texts } = totemEnrolmentTexts;
	if (answer?.state === "enrolled")
		return <p className="font-bold">{totemEnrolmentTexts.oneMoment}</p>;
	if (trouble === "busy") return <p className="font-bold">{totemEnrolmentTexts.busy(operator)}</p>;
	if (!answer)
		return (
			<p className="font-bold">
				{trouble ? totemEnrolmentTexts.noNetwork : totemEnrolmentTexts.asking}
			</p>
		);
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-10 sm:grid-cols-[minmax(0,1fr)_auto] gap-y-6 landscape:gap-y-3">
			<div className="grid gap-3 sm:portrait:col-span-2 landscape:self-end">
				<p className="font-bold">{texts.title}</p>
				<p className="font-display text-[clamp(2.4rem,15vw,8.4rem)]/none tracking-[0.02em] whitespace-nowrap text-ocean lining-nums tabular-nums landscape:text-[5.4rem]/none">
					{spokenDeskCode(answer.code)}
				</p>
			</div>
			<p className="landscape:col-start-1 landscape:self-start">
				{trouble
					? texts.noNetwork
					: texts.until({ clock: formatClock(answer.expiresAt, timeZone) })}
			</p>
			<QrCode
				code={qrModules(answer.url)}
				label={texts.qrCode}
				className="size-[17rem] max-w-full max-sm:justify-self-center landscape:col-start-2 landscape:row-span-2 landscape:row-start-1 landscape:size-[14rem]"
			/>
		</div>
	);
}
