import { heldSeatsTexts } from "#app/messages/catalogues/booking/held-seats.ts";
import { RichText } from "#app/messages/rich-text.tsx";
import { useLanguage, useLocalPath, useTexts } from "#app/messages/use-language.tsx";
import { WrittenWords } from "#app/messages/written-words.tsx";
import { formatTimeLeft } from "#app/ui/format/duration.ts";
import { useFormats } from "#app/ui/format/use-formats.ts";
import { ToastArea } from "#app/ui/toasts/toast-area.tsx";
import { useDeviceNow } from "#app/ui/use-now.ts";
import { releaseOnPage, useFreshHolds } from "./hold-requests.ts";
import { useVisitorHolds } from "./visitor-holds.ts";

interface Props {
	/** Path of the page: a hold of its own excursion is shown first. */
	path: string;
}

/**
 * Shown on every page while this visitor has an unpaid hold. Drawn by the browser, because the page
 * itself comes from the cache and is the same for everybody.
 */
export default function HeldBar(props: Props) {
	useFreshHolds(props);
	return (
		<>
			<ToastArea />
			<Bar {...props} />
		</>
	);
}

function Bar({ path }: Props) {
	const { bar, pay } = useTexts(heldSeatsTexts);
	const { formatDate, formatMoney } = useFormats();
	const language = useLanguage();
	const now = useDeviceNow();
	const localPath = useLocalPath();
	const holds = useVisitorHolds();
	const held = holds.find(({ excursionId }) => path.endsWith(excursionId)) ?? holds[0];
	if (!held) return null;
	return (
		<section
			aria-label={bar.label}
			data-held-bar
			className="fixed inset-x-0 bottom-0 z-5 bg-abyss px-[max(1rem,env(safe-area-inset-left))] pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] text-sm/[1.35] text-on-abyss lg:sticky lg:top-0 lg:bottom-auto lg:py-2 print:hidden [@media(max-height:30rem)]:static forced-colors:border"
		>
			<div className="mx-auto flex w-full max-w-(--width-page) flex-wrap items-center justify-between gap-x-5 gap-y-2.5 lg:w-[min(100%-2rem,var(--width-page))]">
				<p className="min-w-0 flex-[1_1_14rem] wrap-anywhere lg:text-base">
					<b className="text-white">
						<RichText
							text={bar.heldFor({
								seats: held.seats,
								left: formatTimeLeft(held.heldUntil, now, language),
							})}
							parts={{ time: (words) => <time>{words}</time> }}
						/>
					</b>{" "}
					<WrittenWords of={held} name="title" words={held.title} />,{" "}
					{formatDate(held.date, "short")}.
					{holds.length > 1 ? ` ${bar.more({ count: holds.length - 1 })}` : ""}
				</p>
				<form
					method="post"
					action={localPath(`/payment/checkout/${held.confirmId}`)}
					className="flex flex-wrap items-center gap-1"
				>
					<button
						type="submit"
						className="min-h-11 cursor-pointer whitespace-nowrap rounded-full bg-white px-5 py-1.5 font-[650] text-basalt hover:bg-[#d8eee4] forced-colors:border"
					>
						{pay({ price: formatMoney(held.toPayCents, held.currency) })}
					</button>
					<button
						type="submit"
						formAction={localPath(`/booking/${held.confirmId}/let-go`)}
						onClick={(event) => releaseOnPage(event, held)}
						className="min-h-11 cursor-pointer whitespace-nowrap px-3 py-1.5 font-semibold underline underline-offset-[0.22em] hover:decoration-2"
					>
						<RichText
							text={bar.release}
							parts={{ hidden: (words) => <span className="sr-only">{words}</span> }}
						/>
					</button>
				</form>
			</div>
		</section>
	);
}
