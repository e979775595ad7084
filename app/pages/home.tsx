export default function Home() {
  return <h1 className="font-serif text-3xl">Your Trusted Ayurvedic Partner</h1>;
}
