import { Button, buttonClass } from "#app/ui/button.tsx";
import { formatMoney } from "#app/ui/format/format.ts";

/** The development payment page: one button for each way a payment can end. */
export function SandboxCheckout({
	amountCents,
	currency,
	description,
	isOpen,
	backUrl,
}: {
	amountCents: number;
	currency: string;
	description: string;
	/** False once this payment has ended. */
	isOpen: boolean;
	/** Page of the shop to which the guest returns when the payment page has expired. */
	backUrl: string;
}) {
	return (
		<main className="wrap grid min-h-svh content-center justify-items-center py-12">
			<div className="grid w-full max-w-md gap-6 rounded-lg bg-paper p-[clamp(1.25rem,4vw,2.5rem)] shadow-lift">
				<p className="justify-self-start rounded-full bg-sand px-3 py-1 text-xs font-[650] text-on-sand">
					Sandbox: no real money
				</p>
				<div>
					<h1 className="text-xl/tight">{description}</h1>
					<p className="mt-4 font-display text-[clamp(3rem,14vw,4.5rem)]/none tracking-[-0.03em] text-ocean lining-nums">
						{formatMoney(amountCents, currency)}
					</p>
				</div>
				{isOpen ? (
					<form method="post" className="grid gap-3 border-t-2 border-dotted border-dune pt-6">
						<Button type="submit" name="intent" value="pay" look="next">
							Pay
						</Button>
						<Button type="submit" name="intent" value="decline">
							Let the card be declined
						</Button>
						<Button type="submit" name="intent" value="cancel">
							Go back without paying
						</Button>
					</form>
				) : (
					<div className="grid gap-5 border-t-2 border-dotted border-dune pt-6">
						<p className="text-ink-soft">
							This payment page has ended. Nothing more can be paid here.
						</p>
						<a href={backUrl} className={buttonClass("next")}>
							Back to the booking
						</a>
					</div>
				)}
			</div>
		</main>
	);
}
