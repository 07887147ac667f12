import { readFileSync } from 'node:fs';
import { unmark } from './scripts/content/roles/labelled-texts.ts';
const parse=(t:string)=>{const u=unmark(t,false);return{plain:u.text,spans:u.marks};};
import { readAnswers } from '#shared/plan/reading/read.ts';
import { compileLexicon } from '#shared/plan/reading/lexicon.ts';
import { readCatalogue } from './scripts/content/catalogue/read-files.ts';
const { words, trades, licences, situations } = readCatalogue();
const roles = process.env.ROLES?JSON.parse(readFileSync(process.env.ROLES,'utf8')):undefined;
const lexicon = compileLexicon({ words: words!, trades, licences, situations, roles });
import { readSentences } from '#shared/plan/reading/text.ts';
import { daysIn } from '#shared/plan/reading/week/find-days.ts';
import { rangesIn, partsIn } from '#shared/plan/reading/week/clock-times.ts';
const num=(s:string)=>{const m=s.toLowerCase().replaceAll(',','').match(/\d+(?:\.\d+)?\s?k?/g);return m?m.map(x=>Math.round(parseFloat(x)*(x.endsWith('k')?1000:1)*100)):[];};
const tally:Record<string,[number,number,number]>={};
const add=(k:string,g:number[],p:number[])=>{const t=tally[k]??=[0,0,0];t[0]+=g.length;t[1]+=p.length;const left=[...g];for(const x of p){const i=left.indexOf(x);if(i>=0){left.splice(i,1);t[2]++;}}};
const showing=process.env.SHOW;
const wrongPrices=new Map<string,number>();
for(const f of process.argv.slice(2)) for(const part of readFileSync(f,'utf8').split(/^@@@ /m).slice(1)){
  const [id='',...rest]=part.split('\n');const [goal='',content='']=rest.join('\n').split('\n---\n');
  const c=parse(content),g=parse(goal);
  const sells=c.spans.filter(s=>s.role==='sells').map(s=>c.plain.slice(s.from,s.to)).slice(0,2).join(', ');
  const r=readAnswers({incomeGoal:g.plain,content:c.plain,skills:'',interests:'',budget:'<1000',timePerWeek:'10h+'} as never,{lexicon,now:new Date('2026-11-29T00:00:00Z'),country:'Australia'});
  const gold=(role:string)=>[...new Set(c.spans.filter(s=>s.role===role).flatMap(s=>num(c.plain.slice(s.from,s.to))))];
  const uniq=(x:(number|undefined)[])=>[...new Set(x.filter((v):v is number=>v!==undefined))];
  add('price',gold('price'),uniq(r.prices.flatMap(p=>[p.value.cents,p.value.highCents])));
  for(const p of uniq(r.prices.map(p=>p.value.cents))) if(!gold('price').includes(p)){const s=c.spans.find(s=>num(c.plain.slice(s.from,s.to)).includes(p));wrongPrices.set(s?.role??'none',(wrongPrices.get(s?.role??'none')??0)+1);}
  add('cost+monthly',[...gold('cost'),...gold('monthly')],uniq([...r.unitCosts.map(x=>x.value.cents),...r.costs.map(x=>x.value.cents)]));
  add('buyers (count)',c.spans.filter(s=>s.role==='buyer').map(()=>1),r.buyers.map(()=>1));
  const over=(list:{at:{field:string;from:number;to:number}}[],roles:string[])=>list.filter(b=>b.at.field==='content').map(b=>c.spans.some(s=>roles.includes(s.role)&&s.from<b.at.to&&s.to>b.at.from)?1:0);
  add('buyer span', c.spans.filter(s=>s.role==='buyer').map(s=>r.buyers.some(b=>b.at.from<s.to&&b.at.to>s.from)?1:9), over(r.buyers,['buyer']).map(x=>x?1:8));
  for(const [k,is] of [['free','free'],['busy','blocked']] as const){
    const spans=c.spans.filter(s=>s.role===k);
    add(k, spans.map(()=>1), spans.flatMap(s=>r.week.some(w=>w.value.is===is&&w.at.field==='content'&&w.at.from<s.to&&w.at.to>s.from)?[1]:[]));
    const other=c.spans.filter(s=>s.role===(k==='free'?'busy':'free'));
    add(k+' in the other', [], other.flatMap(s=>r.week.some(w=>w.value.is===is&&w.at.field==='content'&&w.at.from<s.to&&w.at.to>s.from)&&!r.week.some(w=>w.value.is!==is&&w.at.from<s.to&&w.at.to>s.from)?[1]:[]));
  }
  add('refused',c.spans.filter(s=>s.role==='no').map(()=>1),c.spans.filter(s=>s.role==='no').filter(s=>[...r.notDone,...r.refusals,...r.limits,...r.notPlanned].some(w=>w.at.from<s.to&&w.at.to>s.from)).map(()=>1));
  add('private',c.spans.filter(s=>s.role==='private').map(()=>1),c.spans.filter(s=>s.role==='private').filter(s=>r.private.some(w=>w.at.from<s.to&&w.at.to>s.from)).map(()=>1));
  add('wage',gold('wage'),uniq(r.income.filter(x=>x.value.kind==='wage').map(x=>x.value.cents)));
  add('goal',[...new Set(g.spans.filter(s=>s.role==='goal').flatMap(s=>num(g.plain.slice(s.from,s.to))))],uniq([r.goal?.value.cents]));
  add('owned',c.spans.filter(s=>s.role==='has').map(()=>1),c.spans.filter(s=>s.role==='has').filter(s=>r.owned.some(w=>w.at.from<s.to&&w.at.to>s.from)).map(()=>1));
  add('asks',c.spans.filter(s=>s.role==='ask').map(()=>1),c.spans.filter(s=>s.role==='ask').filter(s=>r.asked.some(w=>w.at.from<s.to&&w.at.to>s.from)).map(()=>1));
}
for(const[k,[g,p,r]]of Object.entries(tally))console.log(k.padEnd(18),'gold',g,'found',p,'right',r,'recall',(r/g).toFixed(2),'precision',(r/p).toFixed(2));
console.log('false prices are',[...wrongPrices].sort((a,b)=>b[1]-a[1]).map(x=>x.join(' ')).join(', '));
